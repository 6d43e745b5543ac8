import type { Browser, Locator, Page } from "@playwright/test";
import { startApp } from "../../e2e/fixtures/site.ts";
import { median } from "../median.ts";
import { launchBrowser } from "./launch.ts";

/**
 * Milliseconds from a click to the frame that answers it, on a processor slowed down fourfold: as the first thing that
 * happens on a page over a slow line, whose app is not there yet (`first`), and once the app is awake (`later`: the
 * browser's own measure of an interaction). What is only there with the app has no `first`.
 */
export type TouchTime = { touch: string; first?: number; later: number };

type Screen = "phone" | "desk";
type Touch = {
  touch: string;
  on: Screen;
  path: string;
  /** What has to be done before. */
  before?: (page: Page) => Promise<unknown>;
  control: (page: Page) => Locator;
  /** What shows that the click was heard, besides another page and the line that announces one. */
  answer: string;
};

const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

const product = "/products/smart-dust-bin";
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const dropUpButton = (page: Page) => page.locator(".drop-up > button");
const card = (page: Page) => page.locator("#services .tall-card a").first();

/** A control says so at once; what it does takes a while: a page is rendered further down, or covered by a dialog. */
const heard = "[data-heard]";

/** The touches of a visitor who has just come. Each answer is looked for in every frame after the click. */
const touches: Touch[] = [
  {
    ...{ touch: "mega menu", on: "desk", path: "/" },
    control: (page) => page.locator("[popovertarget=products-menu]"),
    answer: "#products-menu:popover-open",
  },
  {
    ...{ touch: "theme switch", on: "desk", path: "/" },
    control: (page) => page.locator(".bar [data-theme-switch]:visible"),
    answer: `${heard}, html.dark`,
  },
  {
    ...{ touch: "hero dot", on: "desk", path: "/" },
    control: (page) => page.locator(".hero [type=radio]").nth(2),
    answer: ".hero [type=radio]:nth-of-type(3):checked, .hero :nth-child(3) > [type=radio]:checked",
  },
  {
    ...{ touch: "card with a modal", on: "desk", path: "/" },
    control: card,
    answer: "dialog#item[open]",
  },
  {
    ...{ touch: "carousel arrow", on: "desk", path: "/" },
    control: (page) => page.getByRole("button", { name: "More services" }),
    answer: "[data-scrolled]",
  },
  {
    ...{ touch: "product tab", on: "desk", path: product },
    control: (page) => page.locator(".section-tab").nth(2),
    answer: `${heard}, [data-scrolled]`,
  },
  {
    ...{ touch: "frequent question", on: "desk", path: product },
    control: (page) => page.locator("#faq summary").nth(1),
    answer: "#faq details:nth-of-type(2)[open], #faq :nth-child(2) > details[open]",
  },
  {
    ...{ touch: "thumbnail", on: "desk", path: product },
    control: (page) => page.locator("[name=picture]").nth(1),
    answer: '[name=picture][value="2"]:checked',
  },
  {
    ...{ touch: "larger picture", on: "desk", path: product },
    control: (page) => page.getByRole("button", { name: "Enlarge the picture" }),
    answer: `${heard}, #viewer[open]`,
  },
  {
    ...{ touch: "empty form sent", on: "desk", path: "/contact" },
    control: (page) => page.locator("#enquiry button[type=submit]"),
    answer: "#enquiry :user-invalid, #enquiry [aria-invalid=true]",
  },
  {
    ...{ touch: "phone's Menu", on: "phone", path: "/" },
    control: menuButton,
    answer: `${heard}, #phone-menu[open]`,
  },
  {
    ...{ touch: "… then a section in it", on: "phone", path: "/" },
    before: (page) => menuButton(page).tap(),
    control: (page) => page.locator("#phone-menu").getByRole("link", { name: "Industries" }),
    answer: "#phone-menu:is([data-closing], :not([open]))",
  },
  {
    ...{ touch: "… then a page in it", on: "phone", path: "/" },
    before: (page) => menuButton(page).tap(),
    control: (page) => page.locator("#phone-menu").getByRole("link", { name: "About Us" }),
    answer: "#phone-menu:not([open])",
  },
  {
    ...{ touch: "product's drop-up", on: "phone", path: product },
    control: dropUpButton,
    answer: ".drop-up-list:popover-open",
  },
  {
    ...{ touch: "… then a section in it", on: "phone", path: product },
    before: (page) => dropUpButton(page).tap(),
    control: (page) => page.locator(".drop-up-list a").nth(2),
    answer: ".drop-up-list:not(:popover-open)",
  },
];

/** What is done only once the app is awake. */
const laterTouches: Touch[] = [
  {
    ...{ touch: "modal closed", on: "desk", path: "/" },
    before: async (page) => {
      await card(page).click();
      await page.locator("dialog#item[open]").waitFor();
    },
    control: (page) => page.locator("#item .dialog-close button"),
    answer: "dialog#item:not([open])",
  },
  {
    ...{ touch: "phone's Menu closed", on: "phone", path: "/" },
    before: (page) => menuButton(page).tap(),
    control: (page) => page.locator("#phone-menu .sheet-grip button"),
    answer: "#phone-menu:not([open])",
  },
];

export async function measureTouches(site: string, runs: number): Promise<TouchTime[]> {
  const browser = await launchBrowser();
  const times: TouchTime[] = [];
  for (const touch of [...touches, ...laterTouches]) {
    const first: number[] = [];
    const later: number[] = [];
    for (let run = 0; run < runs; run++) {
      if (touches.includes(touch)) first.push(await touchFirst(browser, site, touch));
      later.push(await touchLater(browser, site, touch));
    }
    const time = { touch: touch.touch, later: median(later) };
    times.push(first.length ? { ...time, first: median(first) } : time);
    console.error(times.at(-1));
  }
  await browser.close();
  return times;
}

/** How long an answer is waited for. A control that is not shown, or never answers, has taken that long. */
const patienceMs = 8000;

async function touchFirst(browser: Browser, site: string, { on, path, ...touch }: Touch) {
  const context = await browser.newContext(screens[on]);
  try {
    const page = await context.newPage();
    await slowDown(page, true);
    await page.addInitScript(noteFirstPaint);
    await page.goto(site + path);
    await touch.before?.(page);
    const control = touch.control(page);
    if (!(await control.isVisible())) return patienceMs;
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(watchAnswer, touch.answer);
    await press(control, on);
    return await answered(page);
  } finally {
    await context.close();
  }
}

async function touchLater(browser: Browser, site: string, { on, path, ...touch }: Touch) {
  const context = await browser.newContext(screens[on]);
  try {
    const page = await context.newPage();
    await page.goto(site + path);
    await startApp(page);
    await slowDown(page, false);
    await touch.before?.(page);
    const control = touch.control(page);
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(rest, 1000);
    await page.evaluate(watchInteractions);
    await press(control, on);
    return await page.evaluate(longestInteraction);
  } finally {
    await context.close();
  }
}

/** How long people's pointers rest before they press, and how long they, or a finger, stay. */
const hoverMs = 150;
const pressMs = 80;

/** As the browser gets it from the hand, without the looks and marks that Playwright's own clicks leave in the page. */
async function press(control: Locator, on: Screen) {
  const page = control.page();
  // What is scrolled to may move once more when what is above it is rendered.
  await control.hover({ trial: true });
  const box = await control.boundingBox();
  if (!box) throw new Error("There is nothing to touch.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (on === "desk") {
    await page.mouse.move(x, y);
    await page.waitForTimeout(hoverMs);
    await page.mouse.down();
    await page.waitForTimeout(pressMs);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(pressMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** A phone four times slower than this machine; its line takes 400 ms there and back and carries 700 kbit/s. */
async function slowDown(page: Page, withLine: boolean) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (!withLine) return;
  const throughput = 700_000 / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 400, downloadThroughput: throughput, uploadThroughput: throughput },
  });
}

/** The answer may be another page: its first paint is noted where the page that went has noted the click. */
async function answered(page: Page) {
  const start = performance.now();
  while (performance.now() - start < patienceMs) {
    const ms = await page.evaluate(() => sessionStorage.getItem("answered")).catch(() => null);
    if (ms) return Number(ms);
    await page.waitForTimeout(50);
  }
  return patienceMs;
}

/** Runs in every page. */
function noteFirstPaint() {
  const clicked = Number(sessionStorage.getItem("clicked"));
  if (!clicked) return;
  new PerformanceObserver((list) => {
    const [paint] = list.getEntries();
    const ms = performance.timeOrigin + (paint?.startTime ?? 0) - clicked;
    if (!sessionStorage.getItem("answered")) sessionStorage.setItem("answered", String(ms));
  }).observe({ type: "paint", buffered: true });
}

/**
 * Runs in the page: from the next click on, looks in every frame for the answer, and waits until it is painted. A click begins
 * where the pointer goes up: the page may hear the click itself alone, and click again when it has answered. What the page
 * must remember beyond itself is kept when it has answered, or goes: storing takes longer than most answers.
 */
function watchAnswer(answer: string) {
  const root = document.documentElement;
  for (const target of [window, ...document.querySelectorAll(".carousel")])
    target.addEventListener("scroll", () => root.setAttribute("data-scrolled", ""));
  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      root.removeAttribute("data-scrolled");
      addEventListener("pagehide", () =>
        sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp)),
      );
      const note = () => sessionStorage.setItem("answered", String(performance.now() - timeStamp));
      const look = () => {
        // Before anything else that waits: what comes after the frame is not what the visitor waits for.
        if (document.querySelector(`${answer}, [data-going]`))
          scheduler.postTask(note, { priority: "user-blocking" });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs in the page. */
function watchInteractions() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) durations.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page. What is shorter than 16 ms is not told by the browser. */
async function longestInteraction() {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return Math.max(16, ...(window as unknown as { durations: number[] }).durations);
}
