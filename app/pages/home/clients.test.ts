import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Clients } from "./clients.tsx";

test("a client's mark is its image, where it has one, or else its icon", () => {
  const html = renderToStaticMarkup(
    createElement(Clients, {
      title: "Clients",
      note: "Whom we work for",
      pause: "Pause",
      marks: [
        { key: "water-board", label: "Water board", image: "/logos/water-board.svg" },
        { key: "port", label: "Port", icon: { body: '<path d="M1 2z"/>', size: 256 } },
      ],
    }),
  );
  const drawnBefore = (label: string) =>
    new RegExp(`<li[^>]*>((?:(?!<li).)*)<span[^>]*>${label}`).exec(html)?.[1];
  expect(drawnBefore("Water board")).toMatch(/^<img src="\/logos\/water-board\.svg" [^>]*>$/);
  expect(drawnBefore("Port")).toMatch(/^<svg [^>]*><path d="M1 2z"\/><\/svg>$/);
});
