import type { Sounds } from "../../lib/sound";

export const sounds: Sounds = { codex: null, colour: null, row: null, stone: "crystal" };
