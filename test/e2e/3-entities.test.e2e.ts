import { pagePaths } from "../content.ts";
import { expect, test } from "./site.ts";
import { specified } from "./specified.ts";

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
