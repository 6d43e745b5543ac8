import { expect, test } from "vitest";
import { isBlocked, networkOf } from "./judge.ts";

test("a sender is blocked by address, by domain, and by the domain above", () => {
  const list = ["spam@x.example", "y.example", "@z.example"];
  for (const address of ["Spam@X.example", "a@y.example", "a@mail.y.example", "a@z.example"])
    expect(isBlocked(address, list), address).toBe(true);
  for (const address of ["ham@x.example", "a@noty.example", "y.example@other.example"])
    expect(isBlocked(address, list), address).toBe(false);
});

test("a visitor's network is the IPv4 address, or the first half of an IPv6 one however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:203.0.113.7")).toBe("203.0.113.7");
  for (const ip of ["2001:db8::1", "2001:0DB8:0:0:1:2:3:4", "2001:db8:0:0::", "2001:db8::%eth0"])
    expect(networkOf(ip), ip).toBe("2001:db8:0:0::/64");
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
});
