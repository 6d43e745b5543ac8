import { expect, test } from "vitest";
import { dayMs } from "../time.ts";
import { ageOfFormToken, makeFormToken } from "./form-token.ts";
import { type Signs, suspicionOf } from "./suspicion.ts";

const now = Date.parse("2026-01-05T09:00:00Z");
const secret = "a secret of the site";
const why = (signs: Signs) => suspicionOf(signs, { minFillMs: 1000, secret, now });
const form_token = makeFormToken(secret, now - 30_000);

test("who says nothing of how the form was filled is not suspected", () => {
  expect(why({})).toBeNull();
  expect(why({ website: "", elapsed_ms: 1000 })).toBeNull();
});

test("a trap that a form filler filled hides no lead whose other signs are good", () => {
  expect(why({ website: "https://port.example", elapsed_ms: 40_000, form_token })).toBeNull();
  expect(why({ reply_code: "x", form_token })).toBeNull();
  expect(why({ reply_code: "x" })).toBe(
    "a field that people do not see was filled in; sent without the form's token",
  );
});

test("each other sign is told in words", () => {
  expect(why({ elapsed_ms: 12, form_token })).toBe("sent 12 ms after the page was opened");
  expect(why({ form_token: `${now.toString(36)}.${"A".repeat(22)}` })).toBe("the form's token is forged");
  expect(why({ form_token, message: "Buy [url=x]this[/url]" })).toBe("markup for links in the message");
  expect(why({ name: "http://x.example", message: "http://a ".repeat(5), form_token })).toBe(
    "5 links in the message; a link in place of a name",
  );
  expect(why({ website: "x", form_token: makeFormToken(secret, now - 3 * dayMs) })).toContain("3 days old");
});

test("a token tells its age to who has the secret, and is worth nothing once changed", () => {
  expect(ageOfFormToken(form_token, secret, now)).toBe(30_000);
  expect(ageOfFormToken(form_token, "another secret", now)).toBeUndefined();
  for (const forged of ["", ".", "x.y", `1${form_token}`, form_token.slice(0, -1)])
    expect(ageOfFormToken(forged, secret, now), forged).toBeUndefined();
});
