import { content } from "../../../content.ts";
import { expectToSay } from "../../fixtures/reads.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const page = content.file("careers");
const roles = content.items("roles");
const copy = content.copy("roles");

test("the careers page says how we hire and lists every open role", async ({ page: tab }) => {
  await open(tab, "/careers");
  await expectToSay(tab, [
    page.lead,
    ...[...page.hiring.steps, ...page.promises.items].flatMap(({ title, description }) => [
      title,
      description,
    ]),
  ]);
  const list = tab.locator("#roles").getByRole("listitem");
  await expect(list).toHaveCount(roles.length);
  for (const [i, { id, title, place }] of roles.entries()) {
    await expect(list.nth(i)).toContainText(place);
    await expect(list.nth(i).getByRole("link", { name: title, exact: true })).toHaveAttribute(
      "href",
      `/careers/${id}`,
    );
  }
});

test("a role says what it is, marks what is only an example, and is applied for by name", async ({
  page: tab,
}) => {
  for (const { id, title, tasks, wants, offers, sample } of roles) {
    await tab.goto(`/careers/${id}`);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectToSay(tab, [...tasks, ...wants, ...offers]);
    await expect(tab.getByRole("main").getByRole("button", { name: "Illustrative" })).toHaveCount(
      sample ? 1 : 0,
    );
    await expect(tab.getByRole("navigation", { name: copy.others.title }).getByRole("link")).toHaveCount(
      roles.length - 1,
    );
  }
  const last = roles.at(-1);
  await tab.getByRole("link", { name: copy.apply.label }).click();
  await expect(tab).toHaveURL(`/contact?about=careers/${last?.id}`);
  await expect(tab.getByRole("checkbox", { name: last?.title })).toBeChecked();
});
