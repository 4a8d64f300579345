// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fly, note } from "./flight";
import { keep } from "./settings.svelte";

interface Flown {
  name: string;
  from: Keyframe;
}
let flown: Flown[] = [];
let root: HTMLElement;

/** A thing at `data-at="x,y"`, ten pixels wide; jsdom lays nothing out. */
function picture(html: string): void {
  root.innerHTML = html;
}

beforeEach(() => {
  flown = [];
  root = document.body.appendChild(document.createElement("div"));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const [x, y] = (this.getAttribute("data-at") ?? "0,0").split(",").map(Number) as [
      number,
      number,
    ];
    const width = this.hasAttribute("data-at") ? 10 : 0;
    return { left: x, top: y, width, height: width } as DOMRect;
  };
  Element.prototype.animate = function (this: Element, frames: unknown) {
    flown.push({
      name: this.getAttribute("data-card") ?? "gone",
      from: (frames as Keyframe[]).at(0) ?? {},
    });
    return {} as Animation;
  };
  keep({ motion: "full" });
});
afterEach(() => {
  root.remove();
  vi.unstubAllGlobals();
  keep({ motion: "auto" });
});

describe("flight", () => {
  it("starts from the old place, and leaves alone what lies still", () => {
    picture('<i data-card="a" data-at="0,0"></i><i data-card="b" data-at="50,0"></i>');
    const before = note(root);
    picture('<i data-card="a" data-at="100,20"></i><i data-card="b" data-at="50,0"></i>');
    fly(root, before);
    expect(flown.map((one) => [one.name, one.from["translate"]])).toEqual([["a", "-100px -20px"]]);
  });

  it("lets new things come from their place, from the deck, or out of nothing", () => {
    picture('<i data-card="a" data-at="0,0"></i>');
    const before = note(root);
    picture(`<i data-card="a" data-at="0,0"></i><b data-place="deck" data-at="40,0"></b><b data-place="row" data-at="0,40"></b>
      <i data-card="b" data-at="0,0"></i><i data-card="c" data-from="row" data-at="0,0"></i><i data-card="d" data-from="here" data-at="0,0"></i>`);
    fly(root, before);
    expect(flown.map((one) => one.from["translate"])).toEqual(["40px 0px", "0px 40px", "0px 0px"]);
  });

  it("turns a card whose other end is near now, and sends away what is gone", () => {
    picture(
      '<i data-card="a" data-near="x" data-at="0,0"></i><i data-card="b" data-to="box" data-at="0,0"></i>',
    );
    const before = note(root);
    picture(
      '<i data-card="a" data-near="y" data-at="0,0"></i><b data-place="box" data-at="30,0"></b>',
    );
    fly(root, before);
    expect(flown.map((one) => one.name)).toEqual(["a", "gone"]);
    expect(flown[0]?.from["rotate"]).toBe("180deg");
  });

  it("lets nothing fly when the whole board was pushed or scrolled", () => {
    picture(
      '<section data-board data-at="0,0"><i data-card="a" data-at="10,10"></i><i data-card="b" data-at="30,10"></i></section>',
    );
    const board = root.firstElementChild as HTMLElement;
    const before = note(root);
    board.setAttribute("data-at", "0,200");
    board.innerHTML =
      '<i data-card="a" data-at="10,210"></i><i data-card="b" data-at="50,210"></i>';
    fly(root, before);
    expect(flown.map((one) => [one.name, one.from["translate"]])).toEqual([["b", "-20px 0px"]]);
  });

  it("rests where little movement is wanted, and at the first sight", () => {
    picture('<i data-card="a" data-at="0,0"></i>');
    const before = note(root);
    picture('<i data-card="a" data-at="90,0"></i>');
    fly(root, new Map());
    keep({ motion: "less" });
    fly(root, before);
    expect(flown).toEqual([]);
  });
});
