import { createHash } from "node:crypto";
import { kindOf } from "../content-types.ts";
import type { SecurityHeaders } from "../security-headers.ts";
import { type ClientFile, readClientFiles } from "./client-files.ts";
import type { Encoding } from "./encodings.ts";
import { inlineOf } from "./inline.ts";
import { type Prepared, prepare } from "./prepared.ts";

/** One encoding of a file, ready to be sent. */
export type Variant = { etag: string; found: Prepared; unchanged: Prepared };

export type BuiltFile = {
  path: string;
  isPage: boolean;
  status: number;
  /** React Router made it, and takes what forms send to it. */
  takesForms: boolean;
  /** Range requests are allowed. */
  inRanges: boolean;
  identity: Variant;
  br?: Variant;
  gzip?: Variant;
};

/** Everything that was built, by the one path it is served at. */
export type BuiltFiles = Map<string, BuiltFile>;

/** The security headers of pages, of the scripts that run as workers, and of all other files. */
export type Protections = { pages: SecurityHeaders; workers: string[]; files: string[] };

export async function readBuiltFiles(clientDir: string, protections: Protections): Promise<BuiltFiles> {
  const files = await readClientFiles(clientDir);
  return new Map(files.map((file) => builtFileFrom(file, protections)).map((built) => [built.path, built]));
}

/** Files that change their name with their content; an unknown path below is not a page. */
export const assetFolders = /^\/(assets|pictures|fonts)\//;

export function builtFileFrom(file: ClientFile, protections: Protections, status = 200): BuiltFile {
  const { type, compresses } = kindOf(file.path);
  const isPage = file.path.endsWith(".html");
  const shared = [
    ...["Content-Type", type],
    ...["Cache-Control", isHashed(file.path) ? "public, max-age=31536000, immutable" : "no-cache"],
    ...(compresses ? ["Vary", "Accept-Encoding"] : ["Accept-Ranges", "bytes"]),
    ...(isPage ? protections.pages(inlineOf(file.bytes.toString())) : protectionOf(file.path, protections)),
  ];
  const hash = createHash("sha256").update(file.bytes).digest("base64url").slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer) => variantFrom({ status, hash, encoding }, body, shared);
  return {
    path: isPage ? pagePath(file.path) : file.path,
    isPage,
    status,
    takesForms: isPage || file.path.endsWith(".data"),
    inRanges: !compresses,
    identity: variant("identity", file.bytes),
    br: file.br && variant("br", file.br),
    gzip: file.gzip && variant("gzip", file.gzip),
  };
}

const protectionOf = (path: string, { workers, files }: Protections) => (isWorker(path) ? workers : files);

// Vite's name for the built worker.ts: `worker-B4s3h4sh.js`.
const isWorker = (path: string) => /^\/assets\/worker-[\w-]{8,}\.js$/.test(path);

type Facts = { status: number; hash: string; encoding: Encoding };

function variantFrom({ status, hash, encoding }: Facts, body: Buffer, shared: string[]): Variant {
  const encoded = encoding !== "identity";
  // Each encoding is a representation of its own, so a strong tag must tell them apart.
  const etag = encoded ? `"${hash}-${encoding}"` : `"${hash}"`;
  // What is not there cannot be unchanged (RFC 9110, 13.2.1).
  const headers = status === 200 ? ["ETag", etag, ...shared] : shared;
  const content = ["Content-Length", String(body.length), ...(encoded ? ["Content-Encoding", encoding] : [])];
  return { etag, found: prepare(status, [...content, ...headers], body), unchanged: prepare(304, headers) };
}

/** `/contact/index.html` is the page at `/contact`. */
const pagePath = (file: string) => file.replace(/(\/index)?\.html$/, "") || "/";

// Vite's `name-B4s3h4sh.js` and our `name.0a1b2c3d.avif`, but not `anek-variable.woff2`.
export const isHashed = (path: string) =>
  assetFolders.test(path) && /[.-](?=[\w-]*[A-Z\d])[\w-]{8,}\.\w+$/.test(path);
