/** The server's clock. Deadlines are its seconds; the device may go wrong by hours. */

/** Milliseconds that the server's clock is ahead of this device's. */
let skew = 0;

/** Every answer over HTTP says when it was given, to the second. */
export function hearTime(date: string | null, now = Date.now()): void {
  const sent = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(sent)) return;
  const offset = sent + 500 - now;
  // Within a second the device is as good as the answer.
  skew = Math.abs(offset) < 1500 ? 0 : offset;
}

export const secondsLeft = (deadline: number, now = Date.now()): number =>
  Math.max(0, Math.ceil(deadline - (now + skew) / 1000));

export interface Time {
  days: number;
  hours: number;
  /** Minutes and seconds, as on a clock. */
  clock: string;
}

export function timeOf(seconds: number): Time {
  const two = (n: number): string => String(n).padStart(2, "0");
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const clock = `${Math.floor((seconds % 3600) / 60)}:${two(seconds % 60)}`;
  return { days, hours, clock };
}
