import { enquiryForm } from "../../fixtures/forms.ts";
import { expect, open, test } from "../../fixtures/site.ts";

const offices = [
  {
    kind: "Headquarters",
    city: "Chennai",
    address: "682, N.S. House, Annasalai, Nandanam, Chennai, Tamil Nadu - 600 035",
  },
  { kind: "Branch", city: "New Delhi", address: "B-76, Lajpat Nagar, New Delhi - 110 024" },
];

test("the page offers the form, the telephone and the e-mail address", async ({ page }) => {
  await open(page, "/contact");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "+91 44 0000 0000" })).toHaveAttribute(
    "href",
    "tel:+914400000000",
  );
  await expect(main.getByRole("link", { name: "enquiries@ananta.example" })).toHaveAttribute(
    "href",
    "mailto:enquiries@ananta.example",
  );
  await expect(main.locator("#enquiry")).toHaveAccessibleName("Send an enquiry");
  await expect(main.locator("#offices")).toHaveAccessibleName("Our offices");
  await enquiryForm(page).locator("summary").click();
  const options = await enquiryForm(page)
    .getByRole("checkbox")
    .evaluateAll((boxes) =>
      boxes.map((box) => `${(box as HTMLInputElement).value}: ${box.parentElement?.textContent?.trim()}`),
    );
  expect(options).toEqual([
    "branding: Branding",
    "market-research: Market Research",
    "cloud: Cloud Transformation",
    "consulting: IT Consulting",
    "software: Software Development",
    "data: Data Analytics & AI",
    "security: Cybersecurity",
    "mobile: Mobile Development",
    "e-commerce: E-commerce Solutions",
  ]);
  await expect(enquiryForm(page).getByText(/We keep what you enter here for up to 365 days/)).toBeVisible();
});

test("headquarters and branch show their city and their address, copy it, and open it in maps", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contact");
  await expect(page.locator("#offices").getByRole("article")).toHaveCount(offices.length);
  for (const { kind, city, address } of offices) {
    const office = page.getByRole("article", { name: city });
    await expect(office.getByText(kind, { exact: true })).toBeVisible();
    const lines = await office.locator("address > span").allTextContents();
    expect(lines.join(" ")).toBe(address);
    await expect(office.getByRole("img").first()).toHaveAccessibleName(/./);
    await office.getByRole("button", { name: "Copy address" }).click();
    await expect(office.getByRole("status")).toHaveText("Address copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const maps = office.getByRole("link", { name: "Open in maps" });
    await expect(maps).toHaveAttribute("rel", "noreferrer");
    const url = new URL((await maps.getAttribute("href")) ?? "");
    expect(url.origin + url.pathname).toBe("https://www.google.com/maps/search/");
    expect(url.searchParams.get("query")).toBe(address);
  }
});

test("an address that the browser does not let us copy is selected, and the visitor is told", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await open(page, "/contact");
  const office = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: "Copy address" }) });
  await office.getByRole("button", { name: "Copy address" }).first().click();
  await expect(office.first().getByRole("status")).toHaveText("Not copied");
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.replaceAll("\n", " ")).toBe(offices[0]?.address);
});
