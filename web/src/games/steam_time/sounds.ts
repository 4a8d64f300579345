import type { Sounds } from "../../lib/sound";

export const sounds: Sounds = {
  leave: null,
  discard: null,
  gain: "crystal",
  fulfil: "crystal",
  bonus: "crystal",
  phase_over: "round",
};
