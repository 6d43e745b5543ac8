import type { Inline } from "./files/inline.ts";

/** Where browsers tell what the security policy has kept a page from doing. */
export const reportPath = "/reports";

export type Protection = {
  /** The public address is https: tell browsers never to use anything else. */
  https: boolean;
  /** Also turn http links of our own pages into https. Not on loopback, where there is no https to turn to. */
  upgrade: boolean;
  /** Other origins that pages may call. */
  connect: string[];
};

const noInline: Inline = { scripts: [], styles: [] };

/** The headers of every answer, as the flat list of names and values that `writeHead` takes. */
export function securityHeaders({ https, upgrade, connect }: Protection) {
  const shared = [
    ...everywhere(https),
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ...["Permissions-Policy", unused.map((feature) => `${feature}=()`).join(", ")],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
    ...["Cross-Origin-Embedder-Policy", "require-corp"],
    // For browsers older than frame-ancestors.
    ...["X-Frame-Options", "DENY"],
    ...["Reporting-Endpoints", `policy="${reportPath}"`],
  ];
  // No require-trusted-types-for: React makes script elements, as those for structured data are, by innerHTML.
  return ({ scripts, styles }: Inline = noInline) => [
    "Content-Security-Policy",
    [
      // Not 'none': Firefox holds prefetches to it. What pages never load is refused below by name.
      "default-src 'self'",
      ["script-src 'self'", ...scripts].join(" "),
      ["style-src 'self'", ...styles].join(" "),
      "img-src 'self' data:",
      "font-src 'self'",
      "manifest-src 'self'",
      ["connect-src 'self'", ...connect].join(" "),
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-src 'none'",
      "media-src 'none'",
      ...(upgrade ? ["upgrade-insecure-requests"] : []),
      // Firefox knows the older one only.
      `report-uri ${reportPath}`,
      "report-to policy",
    ].join("; "),
    ...shared,
  ];
}

/**
 * Headers of a static file: it loads nothing and is never framed. The other headers matter for pages alone; sent with each
 * font and picture, a kilobyte each, they would be a tenth of the first view.
 */
export const fileHeaders = ({ https }: Protection) => [
  ...["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
  ...everywhere(https),
];

/**
 * Those of the simulators' worker. A worker has the policy that its own script came with: this one alone may compile
 * WebAssembly (EPANET's engine), load its chunks and fetch the engine, all from here. Pages may not. Without the embedder
 * policy browsers refuse a worker to pages that have one.
 */
export const workerHeaders = (protection: Protection) => [
  ...["Content-Security-Policy", workerPolicy],
  ...["Cross-Origin-Embedder-Policy", "require-corp"],
  ...everywhere(protection.https),
];

export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

const everywhere = (https: boolean) => [
  ...(https ? ["Strict-Transport-Security", "max-age=63072000"] : []),
  ...["X-Content-Type-Options", "nosniff"],
  ...["Cross-Origin-Resource-Policy", "same-origin"],
];

// Only names that every browser knows: the others are complained about in its console.
const unused = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

export type SecurityHeaders = ReturnType<typeof securityHeaders>;
