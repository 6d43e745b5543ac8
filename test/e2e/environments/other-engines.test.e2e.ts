import { test as base, expect } from "@playwright/test";
import { openDoor } from "../fixtures/engines/door.ts";
import { type Engine, type Size, withWaiting } from "../fixtures/engines/engine.ts";
import { hasFirefox, openFirefox } from "../fixtures/engines/firefox.ts";
import { hasWebKit, openWebKit } from "../fixtures/engines/webkit.ts";
import { someone } from "../fixtures/forms.ts";

/** The journeys in which browsers differ, in the two other engines that visitors have: Firefox's and Safari's. */
const engines = {
  Firefox: { open: openFirefox, isInstalled: hasFirefox, needs: "Firefox" },
  WebKit: { open: openWebKit, isInstalled: hasWebKit, needs: "WebKitGTK with its driver, or Xvfb," },
};

type Door = Awaited<ReturnType<typeof openDoor>>;

const test = base.extend<{ name: keyof typeof engines; size: Size; engine: Engine; door: Door }>({
  name: ["Firefox", { option: true }],
  size: [{ width: 1280, height: 860 }, { option: true }],
  engine: async ({ name, size }, use) => {
    const { driver, close } = await engines[name].open(size);
    await use(withWaiting(driver));
    await close();
  },
  door: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? "");
    await use(door);
    door.close();
  },
});

for (const name of ["Firefox", "WebKit"] as const)
  test.describe(name, () => {
    const { isInstalled, needs } = engines[name];
    test.use({ name });
    test.skip(!isInstalled, `${needs} is not installed: its journeys were not tried.`);
    journeys();
  });

function journeys() {
  const enquiry = { name: "Asha Raman", company: "Harbour Trust", message: "Four berths, two cranes." };

  test("an enquiry is sent and thanked for", async ({ engine, baseURL }) => {
    await open(engine, `${baseURL}/contact`);
    const email = someone("other-engine");
    await fillIn(engine, { ...enquiry, email });
    await engine.click("#enquiry [type=submit]");
    await engine.until(
      (thanks) => document.querySelector("#enquiry")?.textContent?.includes(thanks),
      `Sent. We will write to ${email}.`,
    );
  });

  test("a password manager's nodes beside the fields cost nothing that was typed", async ({
    engine,
    door,
  }) => {
    door.holdScripts();
    await engine.goto(`${door.url}/contact`);
    await engine.evaluate(() => {
      for (const field of document.querySelectorAll("#enquiry input, #enquiry textarea"))
        field.after(Object.assign(document.createElement("div"), { className: "manager" }));
    });
    await engine.type("#enquiry [name=name]", "Asha");
    door.letScriptsThrough();
    // Longer than hydration takes, so that the field is replaced under the keys.
    for (const word of " Raman of the Harbour Trust".split(/(?= )/)) await engine.write(word);
    await isReady(engine);
    await engine.write(", Chennai");
    const typed = await engine.evaluate(
      () => document.querySelector<HTMLInputElement>("#enquiry [name=name]")?.value,
    );
    expect(typed).toBe("Asha Raman of the Harbour Trust, Chennai");
    await isFocused(engine, "#enquiry [name=name]");
  });

  test("the field that is wrong has the focus, in sight and below the bar", async ({ engine, baseURL }) => {
    await open(engine, `${baseURL}/contact`);
    const { name: _, ...rest } = enquiry;
    await fillIn(engine, { ...rest, email: someone("other-engine") });
    await engine.click("#enquiry [type=submit]");
    await isFocused(engine, "[name=name]");
    await focusIsBelowBar(engine);
  });

  test("going back by keys never leads under the bar", async ({ engine, baseURL }) => {
    await open(engine, `${baseURL}/contact`);
    await engine.click("#enquiry [name=phone]");
    await isFocused(engine, "#enquiry [name=phone]");
    await engine.evaluate(() => {
      const before = document.querySelector("#enquiry [name=email]")?.getBoundingClientRect().top ?? 0;
      scrollBy({ top: before - 10, behavior: "instant" });
    });
    await engine.press("Shift+Tab");
    await isFocused(engine, "#enquiry [name=email]");
    await focusIsBelowBar(engine);
  });

  test.describe("on a phone, before the app is there", () => {
    // WebKit's window is never narrower than 447 px: a phone still.
    test.use({ size: { width: 375, height: 812 } });

    test("a section in the menu is gone to, and the menu closes", async ({ engine, door }) => {
      door.holdScripts();
      await engine.goto(`${door.url}/`);
      await engine.click("[popovertarget=phone-menu], [commandfor=phone-menu]");
      const entry = "#phone-menu a[href$='#industries']";
      await engine.until((it) => document.querySelector(it)?.checkVisibility(), entry);
      await engine.click(entry);
      await engine.until((it) => !document.querySelector(it)?.checkVisibility(), entry);
      await engine.until(
        () => Math.abs(document.querySelector("#industries")?.getBoundingClientRect().top ?? 999) < 200,
      );
    });
  });

  test("a menu opens for a mouse before the app is there, and closes behind it", async ({ engine, door }) => {
    const isOpen = (it: string) => document.querySelector(it)?.matches(":popover-open");
    door.holdScripts();
    await engine.goto(`${door.url}/`);
    await engine.hover("[popovertarget=products-menu]");
    await engine.until(isOpen, "#products-menu");
    await engine.hover("#products-menu a");
    expect(await engine.evaluate(isOpen, "#products-menu")).toBe(true);
    await engine.moveTo(5, 500);
    await engine.until((it) => !document.querySelector(it)?.matches(":popover-open"), "#products-menu");
  });

  test("the theme is switched before the app is there, and kept on the next page", async ({
    engine,
    door,
  }) => {
    const theme = () => engine.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    door.holdScripts();
    await engine.goto(`${door.url}/about-us`);
    const before = await theme();
    await engine.click("header.bar [data-theme-switch]");
    await expect.poll(theme).not.toBe(before);
    const after = await theme();
    await engine.goto(`${door.url}/careers`);
    expect(await theme()).toBe(after);
  });

  test("a link that is followed while the app is on its way leads to its page", async ({ engine, door }) => {
    door.holdScripts();
    await engine.goto(`${door.url}/about-us`);
    await engine.moveTo(5, 5);
    await door.isAskedForWhatIsHeld();
    await engine.click("header.bar a[href='/']");
    await engine.until(() => location.pathname === "/" && document.querySelector("#services") !== null);
  });

  test("a simulator and the control room keep the focus when what was pressed is rendered anew", async ({
    engine,
    baseURL,
  }) => {
    await open(engine, `${baseURL}/products/smart-dust-bin`);
    await pressIn(engine, "#try-it [data-try=play]");
    await isLabelled(engine, "Pause");
    await open(engine, `${baseURL}/control-room`);
    await pressIn(engine, "button", "Start the city");
    await isLabelled(engine, "Pause");
    await pressIn(engine, "[data-action=fire]");
    await pressIn(engine, "button", "Cancel");
    await isLabelled(engine, "Start a fire");
  });

  test("the page goes on after a modal with a tooltip in it was closed", async ({ engine, baseURL }) => {
    const card = "#services a[href='/services/ai-ml']";
    await open(engine, `${baseURL}/`);
    await engine.click(card);
    await engine.until(() => document.querySelector("dialog[open] button") !== null);
    await engine.press("Escape");
    await engine.until(() => !document.querySelector("dialog[open]"));
    await isFocused(engine, card);
  });

  test("a page whose data fails is loaded as a document", async ({ engine, door }) => {
    await open(engine, `${door.url}/about-us`);
    door.failData();
    await engine.click("footer a[href='/careers']");
    await engine.until(() => document.querySelector("h1")?.textContent === "Careers");
    expect(await engine.evaluate(() => location.pathname)).toBe("/careers");
  });

  test("whoever leaves while a page's data is on its way is not called back", async ({ engine, door }) => {
    const blog = "header a[href='/insights']";
    await open(engine, `${door.url}/about-us`);
    door.holdData();
    // The page's code is there by then: in a browser without the Navigation API, as Safari was until 26.2, nothing can stop
    // the router from reloading the page for a module that is broken off.
    const count = await engine.evaluate(() => document.querySelectorAll("link[rel=modulepreload]").length);
    await engine.hover(blog);
    await engine.until((before) => {
      const code = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
      return code.length > before && code.every(({ href }) => performance.getEntriesByName(href).length > 0);
    }, count);
    await engine.click(blog);
    await engine.until(() => document.documentElement.dataset.going !== undefined);
    await door.isAskedForWhatIsHeld();
    door.slowDown();
    await engine.evaluate(() => location.assign("/contact"));
    await engine.until(() => location.pathname !== "/about-us" && document.querySelector("h1") !== null);
    expect(await engine.evaluate(() => location.pathname)).toBe("/contact");
  });

  test("the search opens by a key, and an answer that is followed is opened and marked", async ({
    engine,
    baseURL,
  }) => {
    await open(engine, `${baseURL}/about-us`);
    await engine.write("/");
    await isFocused(engine, "#search-dialog input");
    await engine.write("which spares should the city keep");
    await engine.until(() => document.querySelector("#search-dialog [role=option] mark") !== null);
    await engine.press("ArrowDown");
    await engine.until(() => document.querySelector("#search-dialog input[aria-activedescendant]") !== null);
    await engine.press("Enter");
    await engine.until(() => document.querySelector("[data-arrived]")?.closest("details")?.open);
    await engine.until(() => !document.querySelector("#search-dialog")?.checkVisibility());
    await isRenderedInFull(engine);
    expect(await engine.evaluate(() => location.hash)).toBe("#faq-which-spares-should-the-city-keep");
    // Below the bars that stay at the top.
    await engine.until(() => {
      const top = document.querySelector("[data-arrived]")?.getBoundingClientRect().top ?? Number.NaN;
      return top > 0 && top < 200;
    });
  });
}

/** The app comes with the first sign of a visitor. */
async function open(engine: Engine, url: string) {
  await engine.goto(url);
  await engine.moveTo(5, 5);
  await isReady(engine);
}

/** Also what is far below, whose height moves what is under it. */
const isRenderedInFull = (engine: Engine) =>
  engine.until(() =>
    [...document.querySelectorAll("main section > *")].every(
      (part) => part.checkVisibility() === part.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

const isReady = (engine: Engine) => engine.until(() => document.documentElement.hasAttribute("data-ready"));

async function fillIn(engine: Engine, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields)) await engine.type(`#enquiry [name=${name}]`, text);
}

const isFocused = (engine: Engine, selector: string) =>
  engine.until((it) => document.activeElement?.matches(it), selector);

const focusIsBelowBar = (engine: Engine) =>
  engine.until(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    const bar = document.querySelector("header.bar")?.getBoundingClientRect();
    return focused && bar && focused.top >= bar.bottom && focused.bottom <= innerHeight;
  });

/** Presses Enter on the first such button that says this, once it is there. */
async function pressIn(engine: Engine, selector: string, says = "") {
  await engine.until(
    (it, words) => {
      const button = Array.from(document.querySelectorAll<HTMLElement>(it)).find(
        ({ textContent }) => !words || textContent?.trim() === words,
      );
      button?.focus();
      return button && document.activeElement === button;
    },
    selector,
    says,
  );
  await engine.press("Enter");
}

const isLabelled = (engine: Engine, label: string) =>
  engine.until((it) => {
    const { activeElement } = document;
    return (activeElement?.ariaLabel ?? activeElement?.textContent?.trim()) === it;
  }, label);
