import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Log } from "../../log.ts";
import { familyOf, type TrustedProxies } from "./trusted-proxies.ts";

/**
 * Makes a watcher that warns once when there is a proxy in front that nobody has told us of: the limits would then take
 * all visitors for one.
 */
export function proxyWarning(trusted: TrustedProxies, log: Log) {
  let watching = "hops" in trusted && trusted.hops === 0;
  return ({ headers, socket }: IncomingMessage) => {
    if (!watching || headers["x-forwarded-for"] === undefined || !isPrivate(socket.remoteAddress)) return;
    watching = false;
    log("warn", "proxy-not-trusted", {
      note: "Requests come through a proxy, but TRUSTED_PROXIES is 0: all visitors count as one, and share its limit of letters. Set TRUSTED_PROXIES=1",
    });
  };
}

const privateNetworks = new BlockList();
for (const [network, bits] of Object.entries({
  "127.0.0.0": 8,
  "10.0.0.0": 8,
  "172.16.0.0": 12,
  "192.168.0.0": 16,
}))
  privateNetworks.addSubnet(network, bits);
for (const [network, bits] of Object.entries({ "::1": 128, "fc00::": 7, "fe80::": 10 }))
  privateNetworks.addSubnet(network, bits, "ipv6");

function isPrivate(remote = "") {
  const address = remote.replace(/^::ffff:/, "");
  return isIP(address) !== 0 && privateNetworks.check(address, familyOf(address));
}
