/** Is there room for a side panel? */

import { MediaQuery } from "svelte/reactivity";

const wide = new MediaQuery("min-width: 60.01rem", true);
export const isWide = (): boolean => wide.current;
