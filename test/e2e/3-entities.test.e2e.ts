import { content, pagePaths } from "../content.ts";
import { expectToSay } from "./fixtures/reads.ts";
import { expect, test } from "./fixtures/site.ts";
import { specified } from "./fixtures/specified.ts";

test("the home page shows the twelve services, six industries, eight products and two case studies, in their order", async ({
  page,
}) => {
  await page.goto("/");
  for (const [kind, ids] of Object.entries(specified)) {
    const links = page.locator(`#${kind} :is(li, article) a[href^="/${kind}/"]`);
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect([...new Set(paths)], kind).toEqual(ids.map((id) => `/${kind}/${id}`));
  }
});

test("each of them has a page, and there is no other, nor does any page speak of nine products", async ({
  request,
}) => {
  const items = Object.entries(specified).flatMap(([kind, ids]) => ids.map((id) => `/${kind}/${id}`));
  const kinds = Object.keys(specified);
  const own = pagePaths.filter(
    (path) => path.split("/").length > 2 && kinds.includes(path.split("/")[1] ?? ""),
  );
  expect(own.sort()).toEqual(items.sort());
  for (const path of pagePaths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).not.toMatch(/\b(nine|9) products/i);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("case studies are static: the page itself says all of them, and asks no one", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(request.resourceType()));
    for (const study of content.items("case-studies")) {
      await page.goto(`/case-studies/${study.id}`);
      await expectToSay(page, [
        study.title,
        study.clientOverview,
        ...study.benefits.flatMap(({ label, text }) => [label, text]),
        ...study.results.slice(0, 3).map((result) => result.slice(result.indexOf(" "))),
        study.conclusion,
      ]);
    }
    expect([...asked].filter((kind) => ["xhr", "fetch", "eventsource", "websocket"].includes(kind))).toEqual(
      [],
    );
  });
});
