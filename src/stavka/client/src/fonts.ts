/** The typefaces, asked for at once: a map that is drawn before they are here has all its names set twice. */
const FACES = ['16px "Source Sans 3"', '16px "Source Serif 4"'];

/** Resolves when they are here, or cannot be had. */
export const lettered: Promise<unknown> = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
