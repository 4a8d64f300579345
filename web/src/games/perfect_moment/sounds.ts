import type { Sounds } from "../../lib/sound";

export const sounds: Sounds = {
  score: "crystal",
  fade: "crystal",
  eliminate: "duel",
  steal: "duel",
};
