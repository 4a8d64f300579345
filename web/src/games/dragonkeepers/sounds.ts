import type { Sounds } from "../../lib/sound";

export const sounds: Sounds = {
  page: null,
  laid: null,
  piece: "crystal",
  egg: "crystal",
  backlight: "crystal",
  pearl: "round",
  coat: "round",
};
