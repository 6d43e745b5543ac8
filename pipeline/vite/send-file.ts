import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { resolve, sep } from "node:path";
import { pipeline } from "node:stream";
import { kindOf } from "../../server/http/content-types.ts";

/** Sends a file of a folder, if the address names one; a client may write dots, codes and anything else into it. */
export function sendFile(folder: string, address: string, response: ServerResponse, next: () => void) {
  const file = fileIn(folder, address);
  if (!file) return next();
  response.setHeader("Content-Type", kindOf(file).type);
  // A file that goes while it is read ends its answer, not the server.
  pipeline(createReadStream(file), response, () => {});
}

function fileIn(folder: string, address: string): string | undefined {
  const base = resolve(folder) + sep;
  try {
    const file = resolve(base, `./${decodeURIComponent(address.split("?")[0] ?? "")}`);
    return file.startsWith(base) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // not there, or no name that a file can have
  }
}
