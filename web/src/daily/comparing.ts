/** How a try stands beside the others', and the line that tells it without giving anything away. */

import type { DailyDeal } from "../lib/messages";

type Bars = DailyDeal["bars"];
const HEIGHTS = "▁▂▃▄▅▆▇█";

/** Whole percents of the others who have made less; null if there is nobody else. */
export function betterThan(bars: Bars, points: number): number | null {
  const others = bars.reduce((sum, bar) => sum + bar.count, 0) - 1;
  if (others < 1) return null;
  const fewer = bars.filter((bar) => bar.points < points);
  return Math.round((100 * fewer.reduce((sum, bar) => sum + bar.count, 0)) / others);
}

/** A lead has its sign; typographic, as in a text. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";

/** The histogram as a word: one sign for each of the points that somebody made. */
export function sparkline(bars: Bars): string {
  const most = Math.max(0, ...bars.map((bar) => bar.count));
  return bars
    .map((bar) => HEIGHTS[Math.round(((HEIGHTS.length - 1) * bar.count) / most)] ?? "")
    .join("");
}

/** Nothing of cards or moves. */
export function shareLine(deal: DailyDeal, title: string, link: string): string {
  const points = deal.mine?.points ?? null;
  if (points === null) return "";
  const made = deal.kind === "duel" ? signed(points) : String(points);
  const par = deal.par
    ? ` (par ${deal.kind === "duel" ? signed(round(deal.par.mean)) : round(deal.par.mean)})`
    : "";
  const mark = deal.mine?.won ? "★" : "☆";
  const line = deal.bars.length > 1 ? ` ${sparkline(deal.bars)}` : "";
  return `Spieluhr ${deal.day} · ${title} ${mark} ${made}${par}${line} ${link}`;
}

const round = (mean: number): number => Math.round(mean * 10) / 10;
