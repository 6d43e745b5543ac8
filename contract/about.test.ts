import { expect, test } from "vitest";
import { aboutIn, isAboutPage, linkAbout } from "./about.ts";

const subjects = { "products/smart-dust-bin": "Smart Dust Bin" };

test("a link to the form says which page it stands on, other links stay as they are", () => {
  const link = linkAbout("/contact", "products/smart-dust-bin");
  expect(link).toBe("/contact?about=products/smart-dust-bin");
  expect(aboutIn(new URL(link, "https://x.example").search, subjects)).toBe("products/smart-dust-bin");
  for (const other of ["/#products", "/contact#offices", "https://x.example/contact"])
    expect(linkAbout(other, "products/smart-dust-bin")).toBe(other);
});

test("a query names a page only if there is such a page", () => {
  for (const query of [
    "",
    "?about",
    "?about=",
    "?about=products/no-such",
    "?about=/products/smart-dust-bin",
    "?about=__proto__",
    "?about=constructor",
    "?about=toString",
    "?about=%00",
    "?about=%ff",
    "?about=products/smart-dust-bin%0d%0aBcc:x",
    "?about=no&about=products/smart-dust-bin",
  ])
    expect(aboutIn(query, subjects), query).toBeUndefined();
});

test("only the form's page is made for its query", () => {
  const query = "?about=products/smart-dust-bin";
  expect(isAboutPage("/contact", query, subjects)).toBe(true);
  expect(isAboutPage("/contact", "?about=junk", subjects)).toBe(false);
  expect(isAboutPage("/contact", "", subjects)).toBe(false);
  expect(isAboutPage("/about-us", query, subjects)).toBe(false);
});
