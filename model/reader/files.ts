import { prettifyError, type z } from "zod";
import type { ContentOf } from "../content-of.ts";
import { type CollectionName, collections, type FileContent, type FileName, files } from "../registry.ts";
import { mapFields } from "../visit.ts";
import { parseFile } from "./parse.ts";
import type { Source } from "./source.ts";

export type Files = ReturnType<typeof openFiles>;

/** Each file, parsed and checked at first use, and then cached. */
export function openFiles(source: Source) {
  const known = new Map<string, unknown>();

  function read<Schema extends z.ZodType>(name: string, schema: Schema): ContentOf<Schema> {
    if (!known.has(name)) {
      const content = checked(name, schema, source.files[name]);
      known.set(name, resolve(name, schema, source.marked?.(name, schema, content) ?? content));
    }
    return known.get(name) as ContentOf<Schema>;
  }

  function resolve(name: string, schema: z.ZodType, value: unknown) {
    return mapFields(schema, value, {
      picture: ({ src, alt }: { src: string; alt: string }) => {
        const data = source.pictures[src];
        if (!data) throw new Error(`content/${name}: there is no picture "${src}"`);
        return { src, alt, ...data };
      },
      icon: (name: string) => source.icons(name) ?? name,
    });
  }

  const file = <Name extends FileName>(name: Name) =>
    read(files[name].file, files[name].schema) as FileContent<Name>;

  /** The words that the pages of a collection share. */
  const copy = <Name extends CollectionName>(name: Name) => {
    const { file, schema } = collections[name].copy;
    return read(file, schema) as ContentOf<(typeof collections)[Name]["copy"]["schema"]>;
  };

  return { read, file, copy };
}

function checked(name: string, schema: z.ZodType, text: string | undefined): unknown {
  if (text === undefined) throw new Error(`content/${name} is missing`);
  const parsed = parseFile(name, text);
  if ("error" in parsed) throw new Error(`content/${name}: ${parsed.error}`);
  const result = schema.safeParse(parsed.data);
  if (result.success) return result.data;
  throw new Error(`content/${name}\n${prettifyError(result.error)}`);
}
