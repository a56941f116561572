/** The line to a table: a websocket that comes back by itself, and on which nothing waits for it. */
import type { Act, Done, Problem, Tell, Undo } from "../wire";

export type LineState = "opening" | "open" | "lost";
type Asked = Omit<Act, "id"> | Omit<Undo, "id">;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

export interface Listener {
  tell(message: Tell): void;
  state(state: LineState): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private token = "";
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private number = 0;
  private readonly answers = new Map<number, (answer: Done | Problem | null) => void>();

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {}

  /** Take a seat, or change it: the server answers with all that the seat may know. */
  sit(token: string): void {
    this.token = token;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ do: "sit", token });
    else if (!this.socket) this.open();
  }

  /** Ask for something; null if the line is down, in which case nothing was sent. */
  ask(message: Asked): Promise<Done | Problem | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = ++this.number;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      this.send({ ...message, id });
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Try at once, when the network or the reader is back. */
  hurry(): void {
    if (this.socket || this.closed || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.open();
  }

  private send(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.timer = undefined;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.state("open");
      this.send({ do: "sit", token: this.token });
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Tell);
    socket.onclose = () => this.lose();
  }

  private hear(message: Tell): void {
    if ((message.is === "done" || message.is === "problem") && message.id) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    } else this.listener.tell(message);
  }

  private lose(): void {
    this.socket = null;
    for (const answer of this.answers.values()) answer(null);
    this.answers.clear();
    if (this.closed) return;
    this.listener.state("lost");
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
