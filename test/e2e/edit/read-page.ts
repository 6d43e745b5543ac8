import type { Page } from "@playwright/test";

/** A text of a page, and whether the field that a click on it leads to says just that. */
export type ReadText = { text: string; field?: string; isRight: boolean };

/**
 * Leads the editor's frame to a page and reads all texts that can be seen there, with menus and answers opened, each by way
 * of the code that a click takes. The field's value comes from the server, so that a mark which names another field is found.
 */
export async function readPage(page: Page, path: string): Promise<ReadText[]> {
  return page.evaluate(async (to) => {
    const module = (name: string) => import(/* @vite-ignore */ `/editor/ui/${name}`);
    const [{ takeMarks }, { visibleTexts }, { spotOfText, fieldOf }, { openFiles }, { valueAt }] =
      await Promise.all([
        module("page/marks.ts"),
        module("page/texts.ts"),
        module("stage/spot.ts"),
        module("typing/files.ts"),
        import(/* @vite-ignore */ "/editor/files/change.ts" as string),
      ]);

    const frame = document.createElement("iframe");
    Object.assign(frame.style, { position: "fixed", inset: "0", width: "1280px", height: "800px" });
    frame.src = to;
    document.body.append(frame);
    await new Promise((done) => frame.addEventListener("load", done, { once: true }));
    const view = frame.contentDocument as Document;
    for (let left = 600; view.documentElement.dataset.ready === undefined && left > 0; left -= 1)
      await new Promise((done) => setTimeout(done, 50));
    const marks = takeMarks(view, () => {});
    for (let left = 200; /\u2060/.test(textOf(view)) && left > 0; left -= 1)
      await new Promise((done) => setTimeout(done, 50));
    if (/\u2060/.test(textOf(view))) throw new Error(`Marks are left on ${to}`);
    for (const details of view.querySelectorAll("details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    for (const popover of view.querySelectorAll<HTMLElement>("[popover]")) popover.style.display = "block";

    const shared = window as { editedFiles?: ReturnType<typeof openFiles> };
    shared.editedFiles ??= openFiles();
    const files = shared.editedFiles;
    const { data: facts } = await files.read("site.yaml");
    const read = [];
    for (const node of visibleTexts(view)) {
      const text = node.data.replace(/\s+/g, " ").trim();
      const spot = spotOfText(node, marks);
      const field = spot && (await fieldOf(spot, marks, files));
      const value = field && valueAt((await files.read(field.file)).data, field.path);
      read.push({
        text,
        field: field && `${field.file} ${field.path.join(".")}`,
        isRight: says(value, text),
      });
    }
    frame.remove();
    marks.stop();
    return read;

    /** What the page says, but for what machines read in it. */
    function textOf({ body }: Document) {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const script of copy.querySelectorAll("script")) script.remove();
      return copy.textContent ?? "";
    }

    /** Whether a value says what is read: as it is, or between links, bold words, and facts that are filled in. */
    function says(value: unknown, text: string): boolean {
      if (value === undefined || value === null) return false;
      if (Array.isArray(value)) return value.join(", ").includes(text);
      if (typeof value === "number") return text.replace(/[^\d.]/g, "") === String(value);
      const plain = plainOf(filledIn(String(value)));
      const shown = plainOf(text);
      const isDate = /^\d{4}-\d\d-\d\d$/.test(String(value));
      return plain.includes(shown) || isDate || (plain.length > 2 && shown.endsWith(plain));
    }

    /** With the company's facts in place of {name}, {email} and the like, as pages have them. */
    function filledIn(value: string) {
      const { offices, privacy, ...site } = facts;
      const all = { ...site, ...privacy, headquarters: offices[0].address.join(", ") };
      return value.replace(/\{(\w+)\}/g, (whole, key) => String(all[key] ?? whole));
    }

    function plainOf(text: string) {
      return text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/[*_`|#\\>]/g, "")
        .replace(/[’‘]/g, "'")
        .replace(/[“”]/g, '"')
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase();
    }
  }, path);
}
