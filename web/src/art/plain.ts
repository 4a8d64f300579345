/** A cover for a game that has none: its title on a dial, in a colour of its own. */

/** A hue, always the same for a name. */
export const hueOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);

const WIDTH = 240;
const LINE = 12; // letters that stand well beside each other
const LARGEST = 46;
const LETTER = 0.56; // the width of a letter, of its height

/** The words of a title in lines, and how large they may be. */
export function lettering(title: string): { lines: string[]; size: number } {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const longest = Math.max(1, ...lines.map((line) => line.length));
  return { lines, size: Math.min(LARGEST, WIDTH / (longest * LETTER), 170 / lines.length) };
}
