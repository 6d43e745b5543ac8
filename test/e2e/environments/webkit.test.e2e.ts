import { test as base, expect } from "@playwright/test";
import { someone } from "../fixtures/forms.ts";
import { openDoor } from "../fixtures/scripts-door.ts";
import { hasWebKit, keys, openWebKit, type WebKit } from "../fixtures/webkit.ts";

/** The journeys in which browsers differ, in a WebKit as Debian has it: the engine of Safari. */
type Door = Awaited<ReturnType<typeof openDoor>>;
type Options = { size: { width: number; height: number } };

const test = base.extend<Options & { webkit: WebKit; door: Door }>({
  size: [{ width: 1280, height: 900 }, { option: true }],
  webkit: async ({ size }, use) => {
    const { browser, close } = await openWebKit(size);
    await use(browser);
    await close();
  },
  door: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? "");
    await use(door);
    door.close();
  },
});

test.skip(!hasWebKit, "WebKitGTK, its driver or Xvfb is not installed: its journeys were not tried.");

const enquiry = { name: "Asha Raman", company: "Harbour Trust", message: "Four berths, two cranes." };

/** The app comes with the first sign of a visitor. */
async function open(webkit: WebKit, url: string) {
  await webkit.goto(url);
  await webkit.moveTo(5, 5);
  await isReady(webkit);
}

const isReady = (webkit: WebKit) => webkit.until(() => document.documentElement.hasAttribute("data-ready"));

async function fillIn(webkit: WebKit, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) await webkit.type(`#enquiry [name=${name}]`, text);
}

const isFocused = (webkit: WebKit, selector: string) =>
  webkit.until((it) => document.activeElement?.matches(it), selector);

const isOpen = (webkit: WebKit, selector: string) =>
  webkit.until((it) => document.querySelector(it)?.matches(":popover-open"), selector);

const isShut = (webkit: WebKit, selector: string) =>
  webkit.until((it) => !document.querySelector(it)?.matches(":popover-open"), selector);

test("an enquiry is sent and thanked for", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/contact`);
  const email = someone("webkit");
  await fillIn(webkit, { ...enquiry, email });
  await webkit.click("#enquiry [type=submit]");
  await webkit.until(
    (thanks) => document.querySelector("#enquiry")?.textContent?.includes(thanks),
    `Sent. We will write to ${email}.`,
  );
});

test("a password manager's nodes beside the fields cost nothing that was typed", async ({ webkit, door }) => {
  door.holdScripts();
  await webkit.goto(`${door.url}/contact`);
  await webkit.evaluate(() => {
    for (const field of document.querySelectorAll("#enquiry input, #enquiry textarea"))
      field.after(Object.assign(document.createElement("div"), { className: "manager" }));
  });
  await webkit.type("#enquiry [name=name]", "Asha");
  door.letScriptsThrough();
  // Longer than hydration takes, so that the field is replaced under the keys.
  for (const word of " Raman of the Harbour Trust".split(/(?= )/)) await webkit.press(word);
  await isReady(webkit);
  await webkit.press(", Chennai");
  const typed = await webkit.evaluate(
    () => document.querySelector<HTMLInputElement>("#enquiry [name=name]")?.value,
  );
  expect(typed).toBe("Asha Raman of the Harbour Trust, Chennai");
  await isFocused(webkit, "#enquiry [name=name]");
});

test("the field that is wrong has the focus, in sight and below the bar", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/contact`);
  const { name: _, ...rest } = enquiry;
  await fillIn(webkit, { ...rest, email: someone("webkit") });
  await webkit.click("#enquiry [type=submit]");
  await isFocused(webkit, "[name=name]");
  await webkit.until(() => {
    const field = document.activeElement?.getBoundingClientRect();
    const bar = document.querySelector("header.bar")?.getBoundingClientRect();
    return field && bar && field.top >= bar.bottom && field.bottom <= innerHeight;
  });
});

test.describe("on a phone, before the app is there", () => {
  // The narrowest that its window becomes.
  test.use({ size: { width: 375, height: 812 } });

  test("a section in the menu is gone to, and the menu closes", async ({ webkit, door }) => {
    door.holdScripts();
    await webkit.goto(`${door.url}/`);
    await webkit.click("[popovertarget=phone-menu], [commandfor=phone-menu]");
    await webkit.until(() => document.querySelector("#phone-menu a[href$='#industries']")?.checkVisibility());
    await webkit.click("#phone-menu a[href$='#industries']");
    await webkit.until(() => !document.querySelector("#phone-menu a")?.checkVisibility());
    await webkit.until(
      () => Math.abs(document.querySelector("#industries")?.getBoundingClientRect().top ?? 999) < 200,
    );
  });
});

test("a menu opens for a mouse before the app is there, and closes behind it", async ({ webkit, door }) => {
  door.holdScripts();
  await webkit.goto(`${door.url}/`);
  await webkit.hover("[popovertarget=products-menu]");
  await isOpen(webkit, "#products-menu");
  await webkit.hover("#products-menu a");
  await isOpen(webkit, "#products-menu");
  await webkit.moveTo(5, 500);
  await isShut(webkit, "#products-menu");
});

test("the theme is switched before the app is there, and stays after a reload", async ({ webkit, door }) => {
  door.holdScripts();
  await webkit.goto(`${door.url}/about-us`);
  const theme = () => webkit.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const before = await theme();
  await webkit.click("header.bar [data-theme-switch]");
  await expect.poll(theme).not.toBe(before);
  const after = await theme();
  await webkit.goto(`${door.url}/careers`);
  expect(await theme()).toBe(after);
});

test("a simulator and the control room keep the focus when what was pressed is rendered anew", async ({
  webkit,
  baseURL,
}) => {
  const press = async (selector: string) => {
    await webkit.until((it) => document.querySelector(it), selector);
    await webkit.evaluate((it) => document.querySelector<HTMLElement>(it)?.focus(), selector);
    await webkit.press(keys.enter);
  };
  const isLabelled = (label: string) =>
    webkit.until((it) => {
      const focused = document.activeElement;
      return (focused?.ariaLabel ?? focused?.textContent?.trim()) === it;
    }, label);
  await open(webkit, `${baseURL}/products/smart-dust-bin`);
  await press("#try-it [data-try=play]");
  await isLabelled("Pause");
});

test("a page whose data fails is loaded as a document", async ({ webkit, door }) => {
  await open(webkit, `${door.url}/about-us`);
  door.failData();
  await webkit.click("footer a[href='/careers']");
  await webkit.until(() => document.querySelector("h1")?.textContent === "Careers");
  expect((await webkit.url()).pathname).toBe("/careers");
});

test("the search opens by a key, and an answer that is followed is opened and marked", async ({
  webkit,
  baseURL,
}) => {
  await open(webkit, `${baseURL}/about-us`);
  await webkit.press("/");
  await isFocused(webkit, "#search-dialog input");
  await webkit.press("which spares should the city keep");
  await webkit.until(() => document.querySelector("#search-dialog [role=option] mark"));
  await webkit.press(keys.down);
  await webkit.until(() => document.querySelector("#search-dialog input[aria-activedescendant]"));
  await webkit.press(keys.enter);
  await webkit.until(() => document.querySelector("[data-arrived]")?.closest("details")?.open);
  expect((await webkit.url()).hash).toBe("#faq-which-spares-should-the-city-keep");
});

test("the page goes on after a modal with a tooltip in it was closed", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/`);
  await webkit.click("#services a[href='/services/ai-ml']");
  await webkit.until(() => document.querySelector("dialog[open] button"));
  await webkit.press(keys.escape);
  await webkit.until(() => !document.querySelector("dialog[open]"));
  await isFocused(webkit, "#services a[href='/services/ai-ml']");
});

test("going back by keys never leads under the bar", async ({ webkit, baseURL }) => {
  await open(webkit, `${baseURL}/contact`);
  await webkit.click("#enquiry [name=phone]");
  await isFocused(webkit, "#enquiry [name=phone]");
  await webkit.evaluate(() => {
    const before = document.querySelector("#enquiry [name=email]")?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: before - 10, behavior: "instant" });
  });
  await webkit.backTab();
  await isFocused(webkit, "#enquiry [name=email]");
  await webkit.until(() => {
    const bar = document.querySelector("header.bar")?.getBoundingClientRect();
    const focused = document.activeElement?.getBoundingClientRect();
    return bar && focused && focused.top >= bar.bottom && focused.bottom <= innerHeight;
  });
});
