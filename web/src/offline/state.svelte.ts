/** How far the tables of this page are. */

export type Stage = "loading" | "ready" | "elsewhere" | "broken";

class Offline {
  /** null: there is a server. */
  stage: Stage | null = $state(null);
  /** How much has been fetched, from 0 to 1. */
  share = $state(0);
  /** Nothing is kept on this device: it has no room, or does not allow it. */
  isUnkept = $state(false);
  private again: () => void = () => {};

  stands(stage: Stage, again?: () => void): void {
    this.stage = stage;
    if (again) this.again = again;
  }

  progress(share: number): void {
    this.share = share;
  }

  unkept(): void {
    this.isUnkept = true;
  }

  /** Play here instead of in the other window. */
  takeOver(): void {
    this.again();
  }
}

export const offline = new Offline();
