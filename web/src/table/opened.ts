/** What is open beside the table. */
export type Opened =
  | {
      what:
        | "menu"
        | "settings"
        | "keys"
        | "log"
        | "since"
        | "hints"
        | "spoil"
        | "resign"
        | "report"
        | "save"
        | "bell";
    }
  | { what: "rules"; clause?: string };
