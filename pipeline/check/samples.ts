import type { Source } from "../../model/reader.ts";
import { fieldsIn } from "../../model/visit.ts";
import { fieldName } from "./explain.ts";
import { isDraft, parseFiles } from "./shape.ts";

type Sample = { file: string; field: string };

/**
 * What is still invented: marked in the content, shown to visitors as illustrative, refused by a release build. Of drafts
 * visitors see nothing.
 */
export function samplesIn({ files }: Source): Sample[] {
  const published = parseFiles(files).parsed.filter((file) => !isDraft(file));
  return published.flatMap(({ file, data, schema }) =>
    Array.from(schema ? fieldsIn(schema, data) : []).flatMap(({ path, kind, value }) => {
      const pending = kind === "markdown" && /to be confirmed by/i.test(String(value));
      return kind === "sample" || pending ? [{ file, field: fieldName(path) }] : [];
    }),
  );
}

export function reportSamples(samples: Sample[]): string {
  const byFile = Map.groupBy(samples, ({ file }) => file);
  const lines = [...byFile].map(
    ([file, fields]) => `  content/${file}: ${fields.map(({ field }) => field).join(", ")}`,
  );
  return `${samples.length} places are still sample content, shown to visitors as illustrative:\n${lines.join("\n")}\n`;
}
