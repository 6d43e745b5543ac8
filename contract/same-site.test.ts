import { expect, test } from "vitest";
import { isSameSite } from "./same-site.ts";

const host = "site.example";

test("our own pages may post, whatever scheme the proxy in front of us speaks", () => {
  for (const origin of ["https://site.example", "http://site.example"])
    for (const secFetchSite of [undefined, null, "same-origin", "none"])
      expect(isSameSite({ origin, secFetchSite, host }), `${origin} ${secFetchSite}`).toBe(true);
  expect(isSameSite({ origin: "http://localhost:3000", host: "LOCALHOST:3000" })).toBe(true);
});

test("a client that is no browser may post", () => {
  expect(isSameSite({ host })).toBe(true);
  expect(isSameSite({ origin: null, secFetchSite: null, host })).toBe(true);
});

test("another site may post only if it is allowed by name", () => {
  const allowed = ["https://partner.example"];
  const partner = { origin: "https://Partner.example", secFetchSite: "cross-site", host };
  expect(isSameSite({ ...partner, allowed })).toBe(true);
  expect(isSameSite(partner)).toBe(false);
});

test("all others may not", () => {
  for (const origin of [
    "https://evil.example",
    "https://shop.site.example",
    "https://site.example.evil.example",
    "https://site.example:8443",
    "site.example",
    "null",
    "",
  ])
    expect(isSameSite({ origin, host }), origin).toBe(false);
  for (const secFetchSite of ["cross-site", "same-site"]) {
    expect(isSameSite({ secFetchSite, host }), secFetchSite).toBe(false);
    expect(isSameSite({ origin: "https://site.example", secFetchSite, host }), secFetchSite).toBe(false);
  }
  for (const origin of ["data:x", "nothing"]) expect(isSameSite({ origin, host: "" })).toBe(false);
});
