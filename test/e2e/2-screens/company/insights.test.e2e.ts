import { content } from "../../../content.ts";
import { expectToSay } from "../../fixtures/reads.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const articles = content.items("articles");
const page = content.file("insights");
const site = content.file("site");
const topics = [...new Set(articles.map(({ topic }) => topic))];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all articles are listed, the newest first, each with topic and date", async ({ page: tab }) => {
    await tab.goto("/insights");
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(page.title);
    const shown = tab.getByRole("main").getByRole("article");
    await expect(shown).toHaveCount(articles.length);
    for (const [i, { id, title, topic, published, description }] of articles.entries()) {
      await expect(shown.nth(i).getByRole("link", { name: title })).toHaveAttribute(
        "href",
        `/insights/${id}`,
      );
      await expect(shown.nth(i)).toContainText(topic);
      await expect(shown.nth(i)).toContainText(description);
      await expect(shown.nth(i).locator("time")).toHaveAttribute("datetime", published);
    }
    const dates = articles.map(({ published }) => published);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

test("a topic shows its own articles only, at an address of its own", async ({ page: tab }) => {
  await open(tab, "/insights");
  const filter = tab.getByRole("navigation", { name: page.filter });
  await expect(filter.getByRole("link", { name: page.all })).toHaveAttribute("aria-current", "page");
  for (const topic of topics) {
    await filter.getByRole("link", { name: topic, exact: true }).click();
    await expect(tab).toHaveURL(`/insights/topics/${topic.toLowerCase()}`);
    await expect(filter.getByRole("link", { name: topic, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    const own = articles.filter((article) => article.topic === topic);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(topic);
    await expect(tab.getByRole("region", { name: topic, exact: true }).getByRole("article")).toHaveCount(
      own.length,
    );
    await expect(tab.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  }
});

test("an article has its date, reading time and contents that lead to its sections", async ({
  page: tab,
}) => {
  const article = articles.find(({ id }) => id === "minimum-night-flow") ?? articles[0];
  await open(tab, `/insights/${article?.id}`);
  await expectToSay(tab, [article?.title, article?.description, article?.topic]);
  await expect(tab.getByRole("main")).toContainText(/\d+ min read/);
  await expect(tab.locator("time").first()).toHaveAttribute("datetime", article?.published ?? "");
  const contents = tab.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const headings = tab.locator("article h2");
  expect(await contents.allTextContents()).toEqual(await headings.allTextContents());
  await contents.last().click();
  await expect(headings.last()).toBeInViewport();
  await expect(tab.getByRole("link", { name: "Contact us", exact: true }).last()).toHaveAttribute(
    "href",
    `/contact?about=insights/${article?.id}`,
  );
});

test("every article is worth its address: long enough, with a figure that has a description", async ({
  request,
}) => {
  for (const { id, body, topic } of articles) {
    if (topic === "News") continue;
    expect(body.split(/\s+/).length, id).toBeGreaterThanOrEqual(900);
    const html = await (await request.get(`/insights/${id}`)).text();
    const text = html.slice(html.indexOf("long-text"), html.indexOf("</article>"));
    if (/!\[/.test(body)) expect(text, id).toMatch(/<figure[\s\S]*(aria-label|<title|<figcaption)/);
    expect(text.match(/<h2/g)?.length ?? 0, id).toBeGreaterThan(2);
  }
});

test("the feed holds every article, newest first, and is named on the list", async ({
  page: tab,
  request,
}) => {
  await tab.goto("/insights");
  const feed = tab.getByRole("link", { name: page.feed });
  const answer = await request.get((await feed.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^application\/atom\+xml/);
  const entries = await tab.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      if (parsed.querySelector("parsererror")) return [];
      return [...parsed.querySelectorAll("entry")].map((entry) => [
        entry.querySelector("title")?.textContent,
        entry.querySelector("link")?.getAttribute("href"),
        entry.querySelector("published")?.textContent,
      ]);
    },
    await answer.text(),
  );
  expect(entries).toEqual(
    articles.map(({ id, title, published }) => [
      title,
      `${site.url}/insights/${id}`,
      `${published}T00:00:00Z`,
    ]),
  );
});
