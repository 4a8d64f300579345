/** A WebSocket that comes back: after a loss at growing intervals, at once when the device wakes. */

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 20_000;
/** Silence after which a connection is dead, whatever it says of itself. */
const SILENCE = 45_000;
/** Why the server closes (RFC 6455, 7.4): it will not have us; it is being restarted. */
const REFUSED = 1008;
const RESTART = 1012;

export type Standing = "up" | "lost" | "restarting" | "refused";

export interface Listener {
  hear(message: string): void;
  stands(standing: Standing): void;
  /** Anew each time: the language may have changed. */
  address(): string;
}

export class Connection {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | null = null;
  private readonly beat: ReturnType<typeof setInterval>;
  private heard = Date.now();
  private isClosed = false;

  constructor(private readonly listener: Listener) {
    this.beat = setInterval(() => this.pulse(), BEAT);
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    return true;
  }

  /** Anew and at once, without a word about it. */
  renew(): void {
    this.drop();
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** The old one may take minutes to notice that it is closed; nobody listens to it any more. */
  private drop(): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.listener.address());
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.stands("up");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      this.listener.hear(event.data);
    };
    socket.onclose = (event) => this.lose(event.code);
  }

  private lose(code: number): void {
    this.drop();
    if (this.isClosed) return;
    if (code === REFUSED) {
      this.listener.stands("refused");
      return;
    }
    this.listener.stands(code === RESTART ? "restarting" : "lost");
    this.again = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private pulse(): void {
    if (this.socket && Date.now() - this.heard > SILENCE) this.lose(0);
    else this.send({ do: "ping" });
  }

  private readonly wake = (): void => {
    if (document.hidden || this.isClosed) return;
    if (this.again !== null) this.renew();
    else this.pulse();
  };
}
