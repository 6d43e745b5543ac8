export type Encoding = "br" | "gzip" | "identity";

const best: Encoding[] = ["br", "gzip", "identity"];

// Browsers send a handful of different headers; whoever sends more than this has no claim to memory.
const remembered = 200;

/** Makes a reader of Accept-Encoding: what the client takes, the most wanted and then the smallest first. */
export function encodingReader() {
  const known = new Map<string, Encoding[]>();
  return (header: string | undefined): Encoding[] => {
    if (header === undefined) return ["identity"];
    let order = known.get(header);
    if (!order) {
      order = preferences(header);
      if (known.size < remembered) known.set(header, order);
    }
    return order;
  };
}

// RFC 9110, 12.5.3. A client that refuses even `identity` still gets it: an answer beats none.
function preferences(header: string): Encoding[] {
  const weights = new Map(header.split(",").map(weighted));
  const weight = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? 0.001 : 0);
  const taken = best.filter((encoding) => weight(encoding) > 0);
  return taken.length > 0 ? taken.sort((a, b) => weight(b) - weight(a)) : ["identity"];
}

function weighted(entry: string): [string, number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return [name === "x-gzip" ? "gzip" : name, Number.isFinite(weight) ? weight : 0];
}
