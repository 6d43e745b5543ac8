import type { Page } from "@playwright/test";
import { pagePaths } from "../../content.ts";
import { expect, test } from "../fixtures/site.ts";

// What Mozilla's Observatory gives points for is asked of every answer in server/http/security.test.ts,
// and graded by `npm run bench -- --only safety`.

test("no page, built or rendered, allows a script or style that it does not name", async ({ request }) => {
  for (const path of [...pagePaths, "/services/unknown", "/products/unknown", "/nowhere"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy, path).toMatch(/^default-src 'self'; script-src 'self' '(sha256|nonce)-/);
    expect(policy, path).not.toMatch(/unsafe|(script|style)-src[^;]*(https?:|data:|\*)/);
  }
});

test.describe("what is smuggled into a page", () => {
  test.use({ expectedMessages: [/Content Security Policy/] });

  test("neither runs nor is fetched", async ({ page }) => {
    await page.goto("/contact");
    expect(await smuggle(page)).toEqual(["script-src-attr", "script-src-elem", "script-src-elem"]);
    expect(await page.evaluate(() => "smuggled" in window)).toBe(false);
  });
});

test("a refusal by the policy fails the test in which it happens", async ({ page }) => {
  test.fail();
  await page.goto("/contact");
  await smuggle(page);
});

/** Adds a script, a script of a stranger and a handler to the page, and tells what the browser refuses. */
const smuggle = (page: Page) =>
  page.evaluate(async () => {
    const refused: string[] = [];
    const allRefused = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        if (refused.push(effectiveDirective) === 3) resolve();
      });
    });
    const inline = document.createElement("script");
    inline.textContent = "window.smuggled = 1";
    const foreign = Object.assign(document.createElement("script"), { src: "https://stranger.example/a.js" });
    document.body.append(inline, foreign);
    document.body.setAttribute("onclick", "window.smuggled = 1");
    document.body.click();
    await allRefused;
    return refused.sort();
  });
