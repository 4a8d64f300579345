/** A WebSocket that comes back: after a loss at growing intervals, at once when the device wakes. */

import { transport } from "./transports";
import { CONNECTING, OPEN, type Line } from "./transports/transport";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 8000;
/** Why the server closes (RFC 6455, 7.4): it will not have us; it is being restarted. */
const REFUSED = 1008;
const RESTART = 1012;

export type Standing = "up" | "offline" | "lost" | "restarting" | "refused";

export interface Listener {
  hear(message: string): void;
  stands(standing: Standing): void;
  /** Anew each time: the language may have changed. */
  path(): string;
}

export class Connection {
  private socket: Line | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | null = null;
  private readonly beat: ReturnType<typeof setInterval>;
  /** Runs while an answer is waited for. */
  private doubt: ReturnType<typeof setTimeout> | null = null;
  /** The device says that it has no network: nothing is sent until that was wrong or is over. */
  private isOffline = false;
  private isClosed = false;

  constructor(private readonly listener: Listener) {
    this.beat = setInterval(() => this.pulse(), BEAT);
    addEventListener("online", this.wake);
    addEventListener("offline", this.sleep);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  get isOpen(): boolean {
    return !this.isOffline && this.socket?.readyState === OPEN;
  }

  send(message: object): boolean {
    if (!this.isOpen) return false;
    this.socket?.send(JSON.stringify(message));
    this.expect();
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
    removeEventListener("offline", this.sleep);
    document.removeEventListener("visibilitychange", this.wake);
    this.drop();
  }

  /** The old one may take minutes to notice that it is closed; nobody listens to it any more. */
  private drop(): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    this.rest();
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    // Browsers complain when one is closed before it is open.
    if (old.readyState === CONNECTING) old.onopen = () => old.close();
    else old.close();
  }

  private connect(): void {
    const socket = transport().open(this.listener.path());
    this.socket = socket;
    this.isOffline = false;
    this.expect();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.stands("up");
    };
    socket.onmessage = (event) => {
      this.rest();
      if (this.isOffline)
        this.renew(); // a server on this very device is reached all the same
      else this.listener.hear(event.data);
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
    const isOnline = transport().isHere || navigator.onLine;
    this.listener.stands(!isOnline ? "offline" : code === RESTART ? "restarting" : "lost");
    this.again = setTimeout(() => this.connect(), isOnline ? this.wait : LONGEST_WAIT);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  // Whoever is asked answers soon: a cable that was pulled out says nothing.

  private expect(): void {
    this.doubt ??= setTimeout(() => this.lose(0), transport().patience);
  }

  private rest(): void {
    if (this.doubt !== null) clearTimeout(this.doubt);
    this.doubt = null;
  }

  private pulse(): void {
    this.send({ do: "ping" });
  }

  private readonly wake = (): void => {
    if (document.hidden || this.isClosed) return;
    if (this.again !== null || this.isOffline) this.renew();
    else this.pulse();
  };

  /** The device has no network and says so at once; whether that matters, an answer tells. */
  private readonly sleep = (): void => {
    if (this.isClosed || transport().isHere) return;
    this.pulse();
    this.isOffline = true;
    this.listener.stands("offline");
  };
}
