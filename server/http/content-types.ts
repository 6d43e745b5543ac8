import { extname } from "node:path";

type Kind = { type: string; compresses: boolean };

const text = (type: string): Kind => ({ type: `${type}; charset=utf-8`, compresses: true });
const packed = (type: string): Kind => ({ type, compresses: false });

const kinds: Record<string, Kind> = {
  ".html": text("text/html"),
  ".css": text("text/css"),
  ".js": text("text/javascript"),
  ".mjs": text("text/javascript"),
  ".json": text("application/json"),
  ".map": text("application/json"),
  ".txt": text("text/plain"),
  ".xml": text("application/xml"),
  ".atom": text("application/atom+xml"),
  ".svg": text("image/svg+xml"),
  ".webmanifest": text("application/manifest+json"),
  // The type that React Router gives to a page's data when it is made at run time.
  ".data": text("text/x-script"),
  // Browsers compile it while it arrives, if it has this type.
  ".wasm": { type: "application/wasm", compresses: true },
  ".ico": { type: "image/x-icon", compresses: true },
  ".avif": packed("image/avif"),
  ".webp": packed("image/webp"),
  ".png": packed("image/png"),
  ".jpg": packed("image/jpeg"),
  ".gif": packed("image/gif"),
  ".woff2": packed("font/woff2"),
  ".pdf": packed("application/pdf"),
  ".zip": packed("application/zip"),
  ".docx": packed("application/vnd.openxmlformats-officedocument.wordprocessingml.document"),
  ".xlsx": packed("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
};

/** A file that is not listed is offered as a download: better than letting a browser guess. */
export const kindOf = (path: string): Kind => kinds[extname(path)] ?? packed("application/octet-stream");
