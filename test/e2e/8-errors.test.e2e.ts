import { textOf } from "#contract/reply.ts";
import { content } from "../content.ts";
import { field, filled, fillIn, submit } from "./fixtures/forms.ts";
import { answerWith, failure, status, toasts } from "./fixtures/sending.ts";
import { expect, inTheme, open, startApp, test } from "./fixtures/site.ts";

const products = content.items("products");

test.describe("not found", () => {
  test.use({ expectedMessages: [/404/] });

  test("an unknown route answers with status 404 and the ways on, and leads back home", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("404 - Page Not Found | Ananta");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
    await expect(page.getByRole("main")).toContainText(
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    );
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    const ways = page.getByRole("navigation", { name: "You may be looking for" });
    for (const [name, to] of [
      ["Services", "/#services"],
      ["Industries", "/#industries"],
      ["Products", "/#products"],
      ["Contact Us", "/contact"],
    ])
      await expect(ways.getByRole("link", { name })).toHaveAttribute("href", to ?? "");
    await startApp(page);
    await page.getByRole("main").getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/404/);
  });

  test("an unknown article, topic, notice, role, offering or company page is the same page", async ({
    page,
  }) => {
    for (const kind of ["insights", "insights/topics", "legal", "careers", "offerings", "company"]) {
      const response = await page.goto(`/${kind}/no-such-thing`);
      expect(response?.status(), kind).toBe(404);
      await expect(page).toHaveTitle("404 - Page Not Found | Ananta");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(page.getByRole("banner").getByRole("link", { name: "Contact Us" })).toBeVisible();
    }
  });

  test("an unknown product is not found, and the eight that there are are shown", async ({ page }) => {
    const answer = await page.goto("/products/no-such-thing");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product not found");
    await expect(
      page.getByText("The product you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    const all = page.getByRole("link", { name: "View All Products" });
    await expect(all).toHaveAttribute("href", "/#products");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    for (const { id, title } of products) {
      const way = page.getByRole("main").getByRole("link", { name: title });
      await expect(way).toHaveAttribute("href", `/products/${id}`);
    }
  });
});

test("an unknown service, industry or study is answered with the first one, which names its real address and is not listed", async ({
  page,
}) => {
  for (const [kind, id] of Object.entries({
    services: "cloud-transformation",
    industries: "e-governance",
    "case-studies": "cloud-transformation",
  } as const)) {
    const response = await page.goto(`/${kind}/no-such-thing`);
    await startApp(page);
    expect(response?.status(), kind).toBe(200);
    const shown = content.items(kind as "services").find((item) => item.id === id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown?.title ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `https://ananta.example/${kind}/${id}`,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test.describe("when the router fails", () => {
  test.use({ expectedMessages: [/Cannot read properties|Minified React error/] });

  test("a page that cannot be rendered says so in the site's own look, without a stack trace, and leads home", async ({
    page,
  }) => {
    await inTheme(page, "dark");
    // The page's data lacks what one of its sections is about.
    await page.route("**/assets/data-*.json", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("approach", "secret") });
    });
    await page.goto("/about-us");
    await page.mouse.move(3, 3);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await expect(page.getByRole("main")).not.toContainText(/secret|undefined|Cannot/);
    await expect(page.getByRole("banner")).toBeVisible();
    const { email, phone } = content.file("site");
    for (const way of [email, phone])
      await expect(page.getByRole("main").getByRole("link", { name: way })).toBeVisible();
    await expect(page.locator("html")).toHaveClass("dark");
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(13, 17, 41)");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
  });
});

/** The e-mail service's errors, as the specification lists them (section 8), and one of a server in trouble. */
const refusals = [
  [451, "Unavailable For Headless Browser"],
  [403, "Forbidden"],
  [429, "Too Many Requests"],
  [400, "The public key is required"],
  [400, "The service ID is required"],
  [400, "The template ID is required"],
  [503, "no"],
] as const;

test.describe("when the e-mail service refuses", () => {
  test.use({ expectedMessages: [/^error: (EmailJS Error:|Failed to load resource)/] });

  test("by whatever status from 400 on a letter is refused, the visitor reads the same, and may try again at once", async ({
    page,
  }) => {
    const requests = await answerWith(
      page,
      ...refusals.map(([code, text]) => status(code, text)),
      status(200, "OK"),
    );
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await open(page, "/contact");
    await fillIn(page, filled("asha@port.example"));
    for (const [code] of refusals) {
      await submit(page).click();
      await expect(toasts(page), String(code)).toHaveText(failure);
      await toasts(page).getByRole("button", { name: "Close" }).click();
      await expect(toasts(page)).toHaveCount(0);
    }
    expect(logged.filter((text) => text.startsWith("EmailJS Error:"))).toHaveLength(refusals.length);
    await submit(page).click();
    await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
    expect(requests).toHaveLength(refusals.length + 1);
  });

  test("the server's reason is told where the visitor can do something about it", async ({ page }) => {
    await answerWith(
      page,
      status(400, textOf({ status: "invalid", fields: { message: "too-long" } })),
      status(429, textOf({ status: "refused", retryAfterSeconds: 300 })),
    );
    await open(page, "/contact");
    await fillIn(page, filled("asha@port.example"));
    await submit(page).click();
    await expect(field(page, "Message")).toHaveAccessibleDescription(/Use at most 20,000 characters\./);
    await expect(field(page, "Message")).toBeFocused();
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await fillIn(page, { Message: "Shorter." });
    await submit(page).click();
    await expect(toasts(page).getByText("Please try again in 5 minutes.")).toBeVisible();
  });
});
