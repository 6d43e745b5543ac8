import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { behindProxies } from "./proxies.ts";
import { trustedProxiesFrom } from "./trusted-proxies.ts";

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const seen = (trusted: string, from: string, forwardedFor: string) =>
  behindProxies(trustedProxiesFrom(trusted)).clientAddress(
    request(from, { "x-forwarded-for": forwardedFor }),
  );

test("without trusted proxies the neighbour is the visitor, whatever it claims", () => {
  expect(seen("0", "192.0.2.1", "198.51.100.7")).toBe("192.0.2.1");
});

test("each trusted hop reveals the one before it, and no more", () => {
  const chain = "203.0.113.66, 198.51.100.7, 10.0.0.2";
  expect(seen("1", "10.0.0.1", chain)).toBe("10.0.0.2");
  expect(seen("2", "10.0.0.1", chain)).toBe("198.51.100.7");
  expect(seen("9", "10.0.0.1", chain)).toBe("203.0.113.66");
});

test("proxies at known addresses are believed; the first stranger is the visitor", () => {
  const known = "10.0.0.0/8, ::1, 2001:db8::/32";
  expect(seen(known, "10.0.0.1", "6.6.6.6, 198.51.100.7, 10.9.9.9")).toBe("198.51.100.7");
  expect(seen(known, "2001:db8::5", "198.51.100.7")).toBe("198.51.100.7");
  expect(seen(known, "192.0.2.1", "198.51.100.7")).toBe("192.0.2.1");
});

test("addresses may come with a port, in brackets, or dressed as IPv6", () => {
  expect(seen("1", "::ffff:10.0.0.1", "198.51.100.7:4711")).toBe("198.51.100.7");
  expect(seen("1", "10.0.0.1", "[2001:db8::1]:443")).toBe("2001:db8::1");
  expect(seen("10.0.0.1", "::ffff:10.0.0.1", "::ffff:198.51.100.7")).toBe("198.51.100.7");
});

test("what is no address is not passed on as one", () => {
  for (const odd of ["unknown", "", ",", "<script>", "999.1.1.1", "_hidden"])
    expect(seen("1", "10.0.0.1", odd)).toBe("10.0.0.1");
  expect(seen("1", "10.0.0.1", "198.51.100.7, unknown")).toBe("10.0.0.1");
});

test("a stranger's word about host and scheme counts for nothing", () => {
  const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "www.ananta.example" };
  const { forwarded } = behindProxies(trustedProxiesFrom("10.0.0.1"));
  expect(forwarded(request("192.0.2.1", headers), "x-forwarded-proto")).toBeUndefined();
  expect(forwarded(request("10.0.0.1", headers), "x-forwarded-proto")).toBe("https");
  expect(forwarded(request("10.0.0.1", headers), "x-forwarded-host")).toBe("www.ananta.example");
});

test("what cannot be trusted proxies is said at once", () => {
  for (const wrong of ["yes", "10.0.0.0/", "10.0.0.0/99", "10.0.0", "10.0.0.1,,"])
    expect(() => trustedProxiesFrom(wrong), wrong).toThrow();
});
