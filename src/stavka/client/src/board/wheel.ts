/** What a turn of a wheel means: a mouse's wheel and a pinch zoom, two fingers on a trackpad pan. */

export interface Turn {
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly timeStamp: number;
}

export type Meaning = { kind: "pan"; dx: number; dy: number } | { kind: "zoom"; factor: number; soft: boolean };

/** Turns nearer in time than this belong to one gesture, and mean the same. */
const GESTURE_MS = 250;
/** The least turn of a mouse's wheel, in pixels; a trackpad begins with less. */
const NOTCH = 40;
const LINE = 16;
const PAGE = 400;

export class Wheel {
  private last = -Infinity;
  private notched = false;

  read(turn: Turn): Meaning {
    const unit = turn.deltaMode === 1 ? LINE : turn.deltaMode === 2 ? PAGE : 1;
    const dx = turn.deltaX * unit;
    const dy = turn.deltaY * unit;
    if (turn.timeStamp - this.last > GESTURE_MS) this.notched = isNotch(turn);
    this.last = turn.timeStamp;

    // Browsers report a pinch on a trackpad as a wheel with ctrl, in small turns.
    if (turn.ctrlKey) {
      const notch = isNotch(turn);
      return { kind: "zoom", factor: Math.exp(-dy * (notch ? 0.002 : 0.01)), soft: notch };
    }
    if (this.notched && !turn.shiftKey) return { kind: "zoom", factor: Math.exp(-dy * 0.002), soft: true };
    return { kind: "pan", dx: -(turn.shiftKey && dx === 0 ? dy : dx), dy: turn.shiftKey && dx === 0 ? 0 : -dy };
  }
}

function isNotch(turn: Turn): boolean {
  return turn.deltaX === 0 && (turn.deltaMode !== 0 || Math.abs(turn.deltaY) >= NOTCH);
}
