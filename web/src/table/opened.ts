/** What is open beside the table. */
export type Opened =
  | { what: "menu" | "settings" | "keys" | "log" | "hints" | "resign" }
  | { what: "rules"; clause?: string };
