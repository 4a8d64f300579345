/** Where we are: `#/` is home, `#/table/ID` a table. A link can be sent to a friend. */

class Route {
  path: string[] = $state([]);

  constructor() {
    this.read();
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  }
}

export const route = new Route();

export function go(...path: string[]): void {
  location.hash = "/" + path.join("/");
}
