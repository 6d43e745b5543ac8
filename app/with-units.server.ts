const units =
  "[ap]\\.m\\.|[mk]?A|k?V|[kM]?Wh?|kVAh?|kvar|[kMG]?Hz|[mck]?m[²³]?(?:/h)?|km/h|ha|m?s|min|h|[MGT]B|[kMG]bit/s|px(?:/m)?|lu?x|°C|bar|kPa|k?g|t|dBm?|lakh|crore";

const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d]))`, "gu");

/** A text in which a figure and its unit stay on one line. */
export const withUnits = (text: string) => text.replace(beforeUnit, "\u00a0");
