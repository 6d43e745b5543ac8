import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { questionId, specId } from "../../model/slug.ts";
import { sourceFrom } from "../content.ts";
import { problemsIn } from "./check.ts";
import { type Problem, report } from "./problem.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test("the site's own content is sound", () => {
  expect(report(problemsIn(sourceFrom()))).toBe(report([]));
});

// biome-ignore lint/suspicious/noExplicitAny: the point is to write what no type allows
type Broken = any;

const edit = (file: string, change: (data: Broken) => void) => {
  const data = parse(readFileSync(join(root, file), "utf8"));
  change(data);
  writeFileSync(join(root, file), stringify(data));
};

const service = "services/ai-ml.yaml";
const product = "products/smart-dust-bin.yaml";

/** What an author may get wrong, and what they must be told: the file, the field and how to mend it. */
const mistakes: [name: string, make: () => void, file: string, field: string, says: RegExp][] = [
  [
    "an unknown field",
    () =>
      edit(service, (s) => {
        s.colour = "teal";
      }),
    service,
    "colour",
    /Did you mean "color"\?/,
  ],
  [
    "an unknown field that is like no other",
    () =>
      edit(service, (s) => {
        s.zzz = 1;
      }),
    service,
    "zzz",
    /Remove it, or use one of: id, draft, updated, title/,
  ],
  [
    "an unknown field inside a list",
    () =>
      edit(service, (s) => {
        s.features[1].tittle = "x";
      }),
    service,
    "features[2].tittle",
    /Did you mean "title"\?/,
  ],
  [
    "a missing field",
    () =>
      edit(service, (s) => {
        delete s.shortDescription;
      }),
    service,
    "shortDescription",
    /missing. Add it. The card's text/,
  ],
  [
    "a missing group",
    () =>
      edit("pages/home.yaml", (h) => {
        delete h.closing;
      }),
    "pages/home.yaml",
    "closing",
    /missing. Add it/,
  ],
  [
    "a text that is too long",
    () =>
      edit(service, (s) => {
        s.title = "A".repeat(60);
      }),
    service,
    "title",
    /has 60 characters. Shorten it to at most 44/,
  ],
  [
    "a text that is too short",
    () =>
      edit(service, (s) => {
        s.description = "Too short.";
      }),
    service,
    "description",
    /has 10 characters. Write at least 50/,
  ],
  [
    "a list with too few entries",
    () =>
      edit(product, (p) => {
        p.specs.length = 3;
      }),
    product,
    "specs",
    /has 3 entries. There must be at least 12/,
  ],
  [
    "a list that must have an exact number",
    () =>
      edit("pages/about.yaml", (about) => {
        about.why.items.pop();
      }),
    "pages/about.yaml",
    "why.items",
    /has 2 entries. There must be exactly 3/,
  ],
  [
    "a value that is not one of the choices",
    () =>
      edit(product, (p) => {
        p.category = "Waste";
      }),
    product,
    "category",
    /must be "Monitoring" or "Energy" or "Utilities", but it is "Waste"/,
  ],
  [
    "a text where a list belongs",
    () =>
      edit(product, (p) => {
        p.idealFor = "Malls";
      }),
    product,
    "idealFor",
    /must be a list .*but it is "Malls"/,
  ],
  [
    "a text where a number belongs",
    () =>
      edit("pages/home.yaml", (h) => {
        h.stats.items[0].value = "ten";
      }),
    "pages/home.yaml",
    "stats.items[1].value",
    /must be a number, but it is "ten"/,
  ],
  [
    "an icon that is not written as set:name",
    () =>
      edit(service, (s) => {
        s.icon = "brain";
      }),
    service,
    "icon",
    /write "set:name"/,
  ],
  [
    "an icon that does not exist",
    () =>
      edit(service, (s) => {
        s.icon = "ph:no-such-thing";
      }),
    service,
    "icon",
    /no icon "ph:no-such-thing"/,
  ],
  [
    "an icon of a set that is not installed",
    () =>
      edit(service, (s) => {
        s.icon = "mdi:home";
      }),
    service,
    "icon",
    /no icon "mdi:home"/,
  ],
  [
    "a picture that is not there",
    () =>
      edit(service, (s) => {
        s.image.src = "services/ai-ml/mian";
      }),
    service,
    "image.src",
    /no picture "services\/ai-ml\/mian"/,
  ],
  [
    "a picture without words",
    () =>
      edit(service, (s) => {
        delete s.image.alt;
      }),
    service,
    "image.alt",
    /missing. Add it. What the picture shows/,
  ],
  [
    "a link to a page that does not exist",
    () =>
      edit("site.yaml", (s) => {
        s.navigation.about.to = "/about";
      }),
    "site.yaml",
    "navigation.about.to",
    /no page \/about\b/,
  ],
  [
    "a link to a page that is a draft",
    () =>
      edit(product, (p) => {
        p.draft = true;
      }),
    "site.yaml",
    "navigation.products.items",
    /no page \/products\/smart-dust-bin\b/,
  ],
  [
    "a link to a section that does not exist",
    () =>
      edit("pages/home.yaml", (h) => {
        h.hero.action.to = "#service";
      }),
    "pages/home.yaml",
    "hero.action.to",
    /no section #service on \//,
  ],
  [
    "a link that is no address",
    () =>
      edit("pages/home.yaml", (h) => {
        h.closing.action.to = "contact";
      }),
    "pages/home.yaml",
    "closing.action.to",
    /start with \//,
  ],
  [
    "an id that differs from the file's name",
    () =>
      edit(service, (s) => {
        s.id = "ai";
      }),
    service,
    "id",
    /says "ai" but the file is named "ai-ml"/,
  ],
  [
    "an e-mail address that is none",
    () =>
      edit("site.yaml", (s) => {
        s.email = "enquiries";
      }),
    "site.yaml",
    "email",
    /"enquiries" is not right/,
  ],
  [
    "a date that is none",
    () =>
      edit(service, (s) => {
        s.updated = "yesterday";
      }),
    service,
    "updated",
    /write a date such as/,
  ],
  [
    "a result without a figure",
    () =>
      edit("case-studies/cloud-transformation.yaml", (c) => {
        c.results[0] = "Much faster";
      }),
    "case-studies/cloud-transformation.yaml",
    "results[1]",
    /begin with a figure and % or \+/,
  ],
  [
    "YAML that cannot be read",
    () => writeFileSync(join(root, service), 'title: "unclosed\nid: x'),
    service,
    "line",
    /Check the indentation and quotes/,
  ],
  ...["*new", "&co Smart Analytics", "!important Analytics"].map((text): (typeof mistakes)[number] => [
    `a text that begins with ${text[0]} and has no quotes`,
    () =>
      writeFileSync(
        join(root, service),
        readFileSync(join(root, service), "utf8").replace(/^title: .*/m, `title: ${text}`),
      ),
    service,
    "line",
    /begins with .*Put quotes around it\.$/,
  ]),
  [
    "a file that is missing",
    () => rmSync(join(root, "pages/about.yaml")),
    "pages/about.yaml",
    "",
    /The file is missing/,
  ],
  [
    "a file in the wrong place",
    () => renameSync(join(root, service), join(root, "ai-ml.yaml")),
    "ai-ml.yaml",
    "",
    /Nothing reads this file/,
  ],
  [
    "an item that the order forgets",
    () =>
      edit("site.yaml", (s) => {
        s.order.services.pop();
      }),
    "site.yaml",
    "order.services",
    /is not in the list. Add it/,
  ],
  [
    "an item that the order invents",
    () =>
      edit("site.yaml", (s) => {
        s.order.products.push("smart-bench");
      }),
    "site.yaml",
    "order.products",
    /no content\/products\/smart-bench.yaml/,
  ],
  [
    "a control character, which no feed may have",
    () =>
      edit(service, (s) => {
        s.title = "Smart\u000BPort";
      }),
    service,
    "title",
    /^"Smart\uFFFDPort" is not right: its character 6 \(U\+000B, after "Smart"\) cannot be shown/,
  ],
  [
    "a control character in a text that only its length is asked of",
    () =>
      edit("words/labels.yaml", (l) => {
        l.sampleNote += "\u001B[2J";
      }),
    "words/labels.yaml",
    "sampleNote",
    /U\+001B/,
  ],
  [
    "a drawing that is not there",
    () => rmSync(join(root, "figures/cloud-exit-calendar.svg")),
    "articles/cloud-exit.md",
    "body",
    /no drawing in content\/figures\/cloud-exit-calendar\.svg/,
  ],
  [
    "a drawing that is an empty file",
    () => writeFileSync(join(root, "figures/cloud-exit-calendar.svg"), "\n"),
    "articles/cloud-exit.md",
    "body",
    /no drawing in content/,
  ],
  [
    "a drawing with another case of letters",
    () =>
      renameSync(
        join(root, "figures/cloud-exit-calendar.svg"),
        join(root, "figures/Cloud-exit-calendar.svg"),
      ),
    "articles/cloud-exit.md",
    "body",
    /no drawing in content\/figures\/cloud-exit-calendar\.svg/,
  ],
  [
    "a file in another encoding than UTF-8",
    () =>
      writeFileSync(
        join(root, service),
        Buffer.from(
          readFileSync(join(root, service), "utf8").replace(/^title: .*/m, "title: Café"),
          "latin1",
        ),
      ),
    service,
    "title",
    /U\+FFFD, after "Caf"/,
  ],
];

const article = "articles/cloud-exit.md";
const notice = "legal/terms.md";
const topic = "company/procurement.yaml";
const tableOf = ({ sections }: Broken) => sections.find(({ table }: Broken) => table).table;
const write = (file: string, text: string) => appendFileSync(join(root, file), `\n\n${text}\n`);

const mistakesInTexts: typeof mistakes = [
  [
    "a name in braces that nothing is filled in for",
    () => write(notice, "We keep it for {retentionDay} days."),
    notice,
    "body",
    /\{retentionDay\} is filled in by nothing\. Write one of .*\{retentionDays\}/,
  ],
  [
    "such a name on a topic's page",
    () =>
      edit(topic, (t) => {
        t.lead = "Write to {mail}, whenever you like.";
      }),
    topic,
    "lead",
    /\{mail\} is filled in by nothing/,
  ],
  [
    "such a name on the contact page",
    () =>
      edit("pages/contact.yaml", (c) => {
        c.lead = "Write to {mail}, whenever you like.";
      }),
    "pages/contact.yaml",
    "lead",
    /\{mail\} is filled in by nothing/,
  ],
  [
    "an address of the site that ends with a slash",
    () =>
      edit("site.yaml", (s) => {
        s.url += "/";
      }),
    "site.yaml",
    "url",
    /leave out the slash at the end/,
  ],
  [
    "a file that ends in .yml",
    () => cpSync(join(root, service), join(root, "services/ai-ml.yml")),
    "services/ai-ml.yml",
    "",
    /Nothing reads this file. Rename it to services\/ai-ml\.yaml/,
  ],
  [
    "a row with fewer cells than its table has columns",
    () =>
      edit(topic, (t) => {
        tableOf(t).rows[1].pop();
      }),
    topic,
    "sections[1].table.rows[2]",
    /a row of this table has 2 cells/,
  ],
  [
    "a row with more cells than its table has columns",
    () =>
      edit(topic, (t) => {
        tableOf(t).rows[0].push("More");
      }),
    topic,
    "sections[1].table.rows[1]",
    /a row of this table has 2 cells/,
  ],
  [
    "two headings of one name",
    () => write(article, "## Next\n\nText.\n\n### Next\n\nText."),
    article,
    "body",
    /Two headings are "Next"\. /,
  ],
  [
    "a line break in a text of one line",
    () =>
      edit(service, (s) => {
        s.title = "AI\nand ML";
      }),
    service,
    "title",
    /in one line/,
  ],
  ...[
    '[x](/nope "title")',
    "[x][1]\n\n[1]: /nope",
    "[x](</nope>)",
    "[a [b] c](/nope)",
    "| a |\n|---|\n| [x](/nope) |",
  ].map((text): (typeof mistakes)[number] => [
    `a long text's link to nowhere, ${text}`,
    () => write(article, text),
    article,
    "body",
    /no page \/nope\. /,
  ]),
  ...["nope", "javascript:alert(1)", "http://example.com"].map((to): (typeof mistakes)[number] => [
    `a long text's link that is no address, ${to},`,
    () => write(article, `[x](${to})`),
    article,
    "body",
    /start with \/, #, https/,
  ]),
  [
    "a paragraph's link that is no address",
    () =>
      edit(service, (s) => {
        s.fullDescription += " [x](javascript:alert)";
      }),
    service,
    "fullDescription",
    /start with \/, #, https/,
  ],
  [
    "a link to a heading that a text does not have",
    () => write(article, "[below](#nothing-of-the-kind)"),
    article,
    "body",
    /no section #nothing-of-the-kind on \/insights\/cloud-exit/,
  ],
];

/** What is drawn outside of a browser, where no other typeface stands in for the site's. */
const mistakesInLetters: typeof mistakes = [
  [
    "a letter that the typeface lacks in the title of an item's link preview",
    () =>
      edit(service, (s) => {
        s.seoTitle = "AI → ML for ₹ 900";
      }),
    service,
    "seoTitle",
    /^Link previews are drawn in a typeface that has no → ₹\. Write it in words/,
  ],
  [
    "such a letter in the title of a page's link preview",
    () =>
      edit("pages/about.yaml", (about) => {
        about.seo.title = "हम कौन हैं";
      }),
    "pages/about.yaml",
    "seo.title",
    /^Link previews .* has no ह /,
  ],
  [
    "such a letter in the company's name",
    () =>
      edit("site.yaml", (s) => {
        s.name = "Ananta ₹";
      }),
    "site.yaml",
    "name",
    /^Link previews .* has no ₹\./,
  ],
  [
    "such a letter in what a data sheet prints of its product",
    () =>
      edit(product, (p) => {
        p.specs[2].value = "≥ 5 years";
      }),
    product,
    "specs[3].value",
    /^Data sheets are printed in a typeface that has no ≥\. Write it in words/,
  ],
  [
    "such a letter in what all data sheets print",
    () =>
      edit("pages/product.yaml", (p) => {
        p.dataSheet.label = "Data sheet ✓";
      }),
    "pages/product.yaml",
    "dataSheet.label",
    /^Data sheets .* has no ✓\./,
  ],
  [
    "such a letter in an address on the data sheets",
    () =>
      edit("site.yaml", (s) => {
        s.offices[1].address[0] = "B-76, लाजपत Nagar";
      }),
    "site.yaml",
    "offices[2].address[1]",
    /^Data sheets .* has no ल /,
  ],
  [
    "a letter that nobody can see",
    () =>
      edit(product, (p) => {
        p.faq[0].answer += "\u202F";
      }),
    product,
    "faq[1].answer",
    /^Data sheets .* has no U\+202F\./,
  ],
];

const press = "company/media-enquiries.yaml";
const kit = { label: "Download", document: "logoKit" };
const withoutKit = ({ sections }: Broken) => {
  for (const section of sections) delete section.download;
};

/** What the build makes of an item must have one. */
const mistakesInItems: typeof mistakes = [
  [
    "a logo kit that no page offers",
    () => edit(press, withoutKit),
    "site.yaml",
    "order.company",
    /None of these pages offers the logo kit\. Give one section of one of them a download/,
  ],
  [
    "a logo kit that only a draft offers",
    () =>
      edit(press, (page) => {
        page.draft = true;
      }),
    "site.yaml",
    "order.company",
    /None of these pages offers the logo kit/,
  ],
  [
    "a logo kit that two pages offer",
    () =>
      edit(topic, (t) => {
        t.sections[1].download = kit;
      }),
    topic,
    "sections[2].download",
    /A section of content\/company\/media-enquiries\.yaml offers the logo kit, too\. Leave the download in one of them\./,
  ],
  [
    "a security policy that is missing",
    () => rmSync(join(root, "legal/security.md")),
    "legal/security.md",
    "",
    /no page, but security\.txt leads to it\. Restore it/,
  ],
];

test.each([...mistakes, ...mistakesInTexts, ...mistakesInLetters, ...mistakesInItems])(
  "%s is reported with its file, its field and the fix",
  (_, make, file, field, says) => {
    make();
    const problems = problemsIn(sourceFrom(root));
    const about = problems.filter((problem) => problem.file === file && problem.field.startsWith(field));
    expect(about.map((problem: Problem) => problem.says).join("\n"), report(problems)).toMatch(says);
  },
);

test("links that lead somewhere are taken: to a heading, a question, a row; and those that are shown as code", () => {
  write(article, '## A heading of ours\n\nSee [below](#a-heading-of-ours "Ours").');
  write(
    article,
    "Write `[x](/nope)`, or\n\n```\n[x](/nope)\n```\n\nand <https://example.com> or [us](mailto:a@b.example).",
  );
  write(notice, "### What it costs\n\n[Below](#what-it-costs), [in short](/legal/terms#summary)");
  const { specs, faq } = parse(readFileSync(join(root, product), "utf8"));
  edit(service, (s) => {
    s.faq[0].answer = `[a](/products/smart-dust-bin#${specId(specs[0].name)})
      [b](/products/smart-dust-bin#${questionId(faq[0].question)}) [c](#${questionId(s.faq[1].question)})
      [d](/insights/cloud-exit#a-heading-of-ours)`;
  });
  expect(report(problemsIn(sourceFrom(root)))).toBe(report([]));
});

test("letters that a browser shows are taken, and rupees on a data sheet, which are printed as Rs", () => {
  edit("site.yaml", (s) => {
    s.footer.newsletter.title = "News → you";
  });
  edit(product, (p) => {
    p.features[0] = "Counts ≥ 5 bins ✓";
    p.faq[0].answer = "From ₹ 900. [See the price](/products/smart-dust-bin).";
  });
  expect(report(problemsIn(sourceFrom(root)))).toBe(report([]));
});

test("any page about the company may offer the logo kit, a draft beside it", () => {
  edit(press, withoutKit);
  edit(topic, (t) => {
    t.sections[1].download = kit;
  });
  const draft = { ...parse(readFileSync(join(root, topic), "utf8")), id: "other", draft: true };
  writeFileSync(join(root, "company/other.yaml"), stringify(draft));
  edit("site.yaml", (s) => {
    s.order.company.push("other");
  });
  expect(report(problemsIn(sourceFrom(root)))).toBe(report([]));
});
