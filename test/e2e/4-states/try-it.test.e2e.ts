import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { quantity } from "#contract/trial/trial.ts";
import { language } from "#model/language.ts";
import { exampleOf, initialOf } from "#simulation/example.ts";
import { isSimulator, simulators } from "#simulation/index.ts";
import type { Figure } from "#simulation/simulator.ts";
import { content } from "../../content.ts";
import { expectAccessibleInBothThemes } from "../fixtures/axe.ts";
import { enquiryForm, filled, fillIn, someone, submit } from "../fixtures/forms.ts";
import { answerWith, endpoint, status } from "../fixtures/sending.ts";
import { expect, holdFiles, open, startApp, test } from "../fixtures/site.ts";

const shared = content.copy("products").tryIt;
const all = content.partsIn("simulators");
const address = "/products/video-management-system";

const section = (page: Page) => page.locator("#try-it");
const answer = (page: Page) => section(page).locator(".try-it-main");
const focal = (page: Page) => section(page).getByRole("spinbutton", { name: "Focal length" });
const slider = (page: Page) => section(page).getByRole("slider", { name: "Focal length" });

/** What a figure is shown as. */
const shown = ({ value, unit, digits }: Figure, unitInWords?: string) =>
  quantity(value, unitInWords ?? unit, digits, language);

/** The answer of the camera planner for some values. */
async function identified(change: Record<string, number | string>) {
  const { inputs, run } = await simulators.video();
  const { figures } = await run({ ...initialOf(inputs), ...change } as never);
  return shown(figures[0] as Figure);
}

async function type(field: Locator, text: string) {
  await field.fill(text);
  await field.blur();
}

test.describe("every simulator", () => {
  for (const { id, product, figures } of all) {
    const path = `/${product}`;

    test(`${id}: the page shows what a run with the first values gives, without JavaScript`, async ({
      browser,
    }) => {
      const visit = await browser.newContext({ javaScriptEnabled: false });
      const page = await visit.newPage();
      await page.goto(path);
      const { result } = await exampleOf(id);
      const [first] = result.figures;
      if (!first) throw new Error("no figure");
      await expect(answer(page)).toContainText(shown(first, figures[first.id]?.unit));
      await expect(section(page).getByText(shared.example)).toBeVisible();
      await expect(section(page).getByRole("img").first()).toBeVisible();
      await expect(section(page).getByRole("link", { name: shared.enquiry })).toHaveAttribute(
        "href",
        new RegExp(`^/contact\\?about=${product}&trial=${id};`),
      );
      await expect(section(page).getByRole("button")).toHaveCount(0);
      await section(page).getByText(shared.calculated).click();
      await expect(section(page).getByRole("heading", { name: shared.sources })).toBeVisible();
      await visit.close();
    });

    test(`${id}: a link shows the figures of its values, and is accessible in both themes`, async ({
      page,
    }) => {
      if (!isSimulator(id)) throw new Error(id);
      const { inputs, run } = await simulators[id]();
      const values = Object.fromEntries(
        Object.entries(inputs).map(([name, input]) => [
          name,
          input.kind === "choice" ? (input.options.at(-1) ?? "") : input.min,
        ]),
      );
      const [first] = (await run(values as never)).figures;
      if (!first) throw new Error("no figure");
      const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
      await open(page, `${path}?${query}#try-it`);
      await expect(answer(page)).toContainText(shown(first, figures[first.id]?.unit));
      for (const [name, value] of Object.entries(values))
        await expect(section(page).locator(`[name="${name}"]`)).toHaveValue(String(value));
      await section(page).getByText(shared.calculated).click();
      await expectAccessibleInBothThemes(page, "#try-it");
    });
  }
});

test("a control changes the figures, the drawing and the address at once", async ({ page }) => {
  await open(page, address);
  const before = await section(page).getByRole("img").first().innerHTML();
  await type(focal(page), "12.5");
  await expect(answer(page)).toContainText(await identified({ focal: 12.5 }));
  await expect(slider(page)).toHaveValue("12.5");
  expect(await section(page).getByRole("img").first().innerHTML()).not.toBe(before);
  await expect(page).toHaveURL(/\?camera=2mp&focal=12.5&height=4&tilt=10&days=30/);
  await section(page).getByRole("combobox", { name: "Camera" }).selectOption("8mp");
  await expect(answer(page)).toContainText(await identified({ focal: 12.5, camera: "8mp" }));
  // Nothing is left of it in the address when all is as it was.
  await section(page).getByRole("combobox", { name: "Camera" }).selectOption("2mp");
  await type(focal(page), "8");
  await expect(page).toHaveURL(new RegExp(`${address}(#.*)?$`));
});

test("a slider works by the keyboard, and its result is read out after a pause", async ({ page }) => {
  await open(page, address);
  await slider(page).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
  await expect(focal(page)).toHaveValue("8.5");
  const result = await identified({ focal: 8.5 });
  await expect(answer(page)).toContainText(result);
  await expect(section(page).getByRole("status").filter({ hasText: result })).toHaveCount(1);
});

test("what a visitor enters before the app is there counts", async ({ page }) => {
  // The app stays away until it is let in.
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("8.1");
  letIn();
  await expect(answer(page)).toContainText(await identified({ focal: 8.1 }));
  await expect(focal(page)).toHaveValue("8.1");
});

test("a value that is not allowed becomes the nearest that is, and the visitor is told", async ({ page }) => {
  await open(page, address);
  await type(focal(page), "900");
  await expect(focal(page)).toHaveValue("50");
  await expect(section(page).getByText(shared.corrected)).toBeVisible();
  await expect(answer(page)).toContainText(await identified({ focal: 50 }));
});

test("a hostile link is answered with allowed values", async ({ page }) => {
  await open(
    page,
    `${address}?focal=1e9&height=%3Cscript%3E&tilt=-5&camera=constructor&days=NaN&utm_source=x`,
  );
  const values = { focal: 8, height: 4, tilt: 0, camera: "2mp", days: 30 };
  for (const [name, value] of Object.entries(values))
    await expect(section(page).locator(`[name="${name}"]`)).toHaveValue(String(value));
  await expect(answer(page)).toContainText(await identified(values));
  await expect(section(page).getByText(shared.corrected)).toBeVisible();
  await expect(page).toHaveURL(/utm_source=x/);
});

test("the link that is copied shows the same", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, address);
  await type(focal(page), "16");
  await section(page).getByRole("button", { name: shared.share }).click();
  await expect(section(page).getByText(shared.shared).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toBe("#try-it");
  const other = await context.newPage();
  await open(other, link);
  await expect(answer(other)).toContainText(await identified({ focal: 16 }));
});

test("a link that was copied is told each time, and results go on being read out", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, address);
  await type(focal(page), "16");
  const share = section(page).getByRole("button", { name: shared.share });
  const told = section(page).getByRole("status").filter({ hasText: shared.shared });
  await share.click();
  await expect(told).toHaveCount(1);
  const toldAgain = told.evaluate(
    (region) =>
      new Promise<void>((resolve) => {
        new MutationObserver(() => resolve()).observe(region, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      }),
  );
  await share.click();
  await toldAgain;
  await type(focal(page), "8.5");
  const result = await identified({ focal: 8.5 });
  await expect(section(page).getByRole("status").filter({ hasText: result })).toHaveCount(1);
});

test("a button that is pressed before anything has come does its work", async ({ page }) => {
  await page.goto(address);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section(page).getByRole("button", { name: shared.csv }).click(),
  ]);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("Focal length,8,mm");
  expect(text).toContain(`,${(await identified({})).replace("\u00a0", ",")},`);
});

test("a button does its work when the simulator has been pointed at, but not used", async ({ page }) => {
  await open(page, "/products/smart-dust-bin");
  await Promise.all([page.waitForResponse(/live-/), section(page).getByRole("form").hover()]);
  await section(page).getByRole("button", { name: shared.play }).click();
  await expect(section(page).getByRole("button", { name: shared.pause })).toBeFocused();
});

test.describe("when the outputs are rendered in the place of those that the build made", () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test("the focus, a fold and the course's slider stay as the visitor has left them", async ({ page }) => {
    const release = await holdFiles(page, "**/assets/live-*.js");
    await open(page, "/products/smart-dust-bin");
    const course = section(page).getByRole("slider", { name: "Progress of the rounds" });
    const fold = section(page).locator("details.fold").first();
    await section(page).getByText(shared.moreResults).click();
    await course.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    const moved = await course.inputValue();
    await section(page)
      .locator(".contents")
      .first()
      .evaluate((built) => built.setAttribute("data-built", ""));
    release();
    await expect(section(page).locator("[data-built]")).toHaveCount(0);
    await expect(course).toBeFocused();
    await expect(course).toHaveValue(moved);
    await expect(fold).toHaveAttribute("open");
  });
});

test.describe("when a part of it cannot be loaded", () => {
  test.use({ expectedMessages: [/./] });

  for (const [what, files] of [
    ["the code", "**/assets/live-*.js"],
    ["the worker", "**/assets/worker-*.js"],
    ["the simulator", "**/assets/simulator-*.js"],
  ] as const)
    test(`${what}: it says so, keeps the values and tries again`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await open(page, address);
      await type(focal(page), "20");
      await expect(section(page).getByRole("alert")).toContainText(shared.failed);
      await expect(focal(page)).toHaveValue("20");
      await page.unroute(files);
      await section(page).getByRole("button", { name: shared.retry }).click();
      await expect(answer(page)).toContainText(await identified({ focal: 20 }));
      await expect(section(page).getByRole("alert")).toHaveCount(0);
      // Its button has gone with it.
      await expect(section(page).locator("form :focus")).toHaveCount(1);
    });

  test("the button for another try stays until it is pressed, and leaves the focus in the form", async ({
    page,
  }) => {
    const files = "**/assets/live-*.js";
    await page.route(files, (route) => route.abort());
    await open(page, address);
    await type(focal(page), "20");
    const retry = section(page).getByRole("button", { name: shared.retry });
    await expect(retry).toBeVisible();
    await page.unroute(files);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/live-") && asked.push(request.url()));
    await retry.hover();
    await retry.focus();
    expect(asked).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(retry).toHaveCount(0);
    await expect(section(page).locator("form :focus")).toHaveCount(1);
  });
});

test("nothing of it is fetched before a visitor turns to it, and little then", async ({ page }) => {
  const fetched: { name: string; bytes: Promise<number> }[] = [];
  page.on("requestfinished", (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    fetched.push({ name: new URL(request.url()).pathname, bytes });
  });
  const path = "/products/water-monitoring-system";
  await open(page, path);
  await page.waitForLoadState("networkidle");
  expect(
    fetched.filter(({ name }) => /worker|live-|simulator|wasm/.test(name)).map(({ name }) => name),
  ).toEqual([]);
  const before = fetched.length;
  const first = (await answer(page).textContent()) ?? "";
  await section(page).getByRole("spinbutton").first().fill("40");
  await expect(answer(page)).not.toHaveText(first);
  const since = fetched.slice(before).filter(({ name }) => name.endsWith(".js"));
  const sizes = await Promise.all(since.map(({ bytes }) => bytes));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  expect(fetched.slice(before).some(({ name }) => name.endsWith(".wasm"))).toBe(true);
});

test("a browser that keeps nothing is no reason to stop", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await open(page, address);
  await type(focal(page), "6");
  await expect(answer(page)).toContainText(await identified({ focal: 6 }));
});

test.describe("a drawing with a course", () => {
  const street = "/products/smart-streetlight-automation";
  const clock = (page: Page) => section(page).locator("figcaption");

  test("plays from the beginning and stops at the end, or where it is told", async ({ page }) => {
    await open(page, street);
    await section(page).getByRole("button", { name: shared.play }).click();
    await expect(clock(page)).toContainText("17:");
    await expect(clock(page)).toContainText("18:");
    await section(page).getByRole("button", { name: shared.pause }).click();
    await expect(section(page).getByRole("button", { name: shared.play })).toBeVisible();
    const course = section(page).getByRole("slider", { name: "Time of the night" });
    await course.focus();
    await page.keyboard.press("End");
    await expect(clock(page)).toContainText("07:00");
  });
});

test.describe("sent with an enquiry", () => {
  const trial = (page: Page) => enquiryForm(page).locator("[name=trial]");

  test("inputs and results go along, and can be left out", async ({ page }) => {
    await answerWith(page, status(200, "OK"));
    await open(page, address);
    await type(focal(page), "16");
    await expect(answer(page)).toContainText(await identified({ focal: 16 }));
    await section(page).getByRole("link", { name: shared.enquiry }).click();
    await expect(trial(page)).toBeChecked();
    await expect(enquiryForm(page)).toContainText(await identified({ focal: 16 }));
    await fillIn(page, filled(someone("trial")));
    const sent = page.waitForRequest(endpoint);
    await submit(page).click();
    const { template_params: params } = (await sent).postDataJSON();
    expect(params.trial).toMatch(/^video;camera:2mp,focal:16,height:4,tilt:10,days:30;identify:/);
    expect(params.about).toBe("products/video-management-system");
  });

  test("who follows the link right after a change takes that along", async ({ page }) => {
    await open(page, address);
    await section(page).evaluate((section, enquiry) => {
      const focal = section.querySelector<HTMLInputElement>("[name=focal]");
      const link = [...section.querySelectorAll("a")].find(({ textContent }) => textContent === enquiry);
      if (!focal || !link) throw new Error("No input, or no link");
      focal.value = "16";
      focal.dispatchEvent(new Event("input", { bubbles: true }));
      link.click();
    }, shared.enquiry);
    await expect(enquiryForm(page)).toContainText(await identified({ focal: 16 }));
  });

  test("a draft keeps it", async ({ page }) => {
    await open(page, address);
    await section(page).getByRole("link", { name: shared.enquiry }).click();
    await expect(trial(page)).toBeChecked();
    await fillIn(page, { message: "More to follow" });
    await open(page, "/contact");
    await expect(trial(page)).toBeChecked();
  });

  test("one that no simulator gives is not shown", async ({ page }) => {
    await open(page, "/contact?about=products/video-management-system&trial=video;camera:<b>;x");
    await expect(trial(page)).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the worked example can be sent", async ({ page }) => {
      await page.goto(address);
      await section(page).getByRole("link", { name: shared.enquiry }).click();
      await expect(trial(page)).toBeChecked();
      await expect(enquiryForm(page)).toContainText(await identified({}));
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true });

  test("the answer, the drawing and the controls fit, and the rest is a tap away", async ({ page }) => {
    await page.goto("/products/smart-dust-bin");
    await startApp(page);
    const widths = await section(page).evaluate((node) => [
      node.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await expect(section(page).getByText(shared.table)).toBeHidden();
    await section(page).getByText(shared.moreResults).tap();
    await expect(section(page).getByText(shared.table)).toBeVisible();
    for (const control of await section(page).getByRole("slider").all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(40);
    }
  });
});
