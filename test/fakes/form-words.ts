import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { forms } from "#model/words/forms.ts";

/** What the forms say to visitors, from the content itself. */
export const words = forms.parse(parse(readFileSync("content/words/forms.yaml", "utf8")));
