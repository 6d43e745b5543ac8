import type { Locator, Page } from "@playwright/test";
import { pageKinds } from "../../content.ts";
import {
  enquiryForm,
  expectFilled,
  field,
  filled,
  fillIn,
  newsletter,
  someone,
  submit,
} from "../fixtures/forms.ts";
import { answerWith, status, toasts } from "../fixtures/sending.ts";
import { expect, holdScripts, open, startApp, test } from "../fixtures/site.ts";

// React tells of every part that it renders again.
test.use({ expectedMessages: [/Minified React error #418|Failed to load resource/] });

/** What extensions put into pages: at both ends of the body, on its attributes, and beside fields. */
const addExtensions = (page: Page) =>
  page.evaluate(() => {
    const make = (name: string) => Object.assign(document.createElement(name), { className: "foreign" });
    document.documentElement.setAttribute("data-darkreader-mode", "dynamic");
    document.body.setAttribute("cz-shortcut-listen", "true");
    document.body.prepend(make("veepn-lock-screen"));
    document.body.append(make("grammarly-desktop-integration"));
    for (const field of document.querySelectorAll("form :is([autocomplete], textarea)")) {
      field.setAttribute("data-1p-ignore", "");
      field.after(make("com-1password-button"));
    }
  });

/** What highlighters and dictionaries do to texts: in the last section of the page a word is wrapped. */
const wrapWord = (page: Page) =>
  page.evaluate(() => {
    const last = [...document.querySelectorAll("main section, main nav, main header")].at(-1);
    const words = document.createTreeWalker(last ?? document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      if (!/^\w{3,}/.test(text.data) || !text.parentElement?.matches("p, h1, h2, h3, span")) continue;
      const mark = Object.assign(document.createElement("mark"), { className: "foreign" });
      text.splitText(3);
      text.replaceWith(mark);
      mark.append(text);
      last?.setAttribute("data-changed", "");
      return;
    }
  });

/** Marks the elements that are there now, so that those which take their place are known. */
const markOriginals = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("body *")) Object.assign(element, { original: true });
  });

const replacedAmong = (page: Page, selector: string) =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll(which)]
        .filter((element) => !("original" in element))
        .map((element) => element.outerHTML.slice(0, 80)),
    selector,
  );

/** How far below the viewport's top an element stands once nothing moves it: neither a part that opens nor one that is rendered. */
const topAtRest = (element: Locator) =>
  element.evaluate(
    (node) =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        let framesAtRest = 0;
        const look = () => {
          const { top } = node.getBoundingClientRect();
          framesAtRest = top === last && !isAnythingMoving() ? framesAtRest + 1 : 0;
          last = top;
          if (framesAtRest === 5) resolve(top);
          else requestAnimationFrame(look);
        };
        // Animations may be endless, as the carousel's; what opens and closes are transitions. In a part that is not rendered
        // one that is over is listed on and on.
        const isAnythingMoving = () =>
          document
            .getAnimations()
            .some((motion) => motion instanceof CSSTransition && motion.playState === "running");
        requestAnimationFrame(look);
      }),
  );

for (const path of pageKinds)
  test(`${path}: nodes of other software cost nothing but their own part, and no visitor's work`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(path);
    await addExtensions(page);
    await wrapWord(page);
    const email = newsletter(page).getByRole("textbox", { name: "Your e-mail address" });
    const answers = page.locator("main details:not([open]) > summary").filter({ visible: true });
    const hasAnswers = (await answers.count()) > 0;
    if (hasAnswers) await answers.last().click();
    // Parts above it are rendered once it is near; the first key brings it back into sight if they have moved it.
    await email.focus();
    await topAtRest(email);
    await email.pressSequentially("asha@port.ex");
    await markOriginals(page);
    const before = await topAtRest(email);
    letGo();
    await page.locator("html[data-ready]:not([data-below-fold])").waitFor({ state: "attached" });
    // Keys go where the focus is: to the field itself, if it is still there.
    await page.keyboard.type("ample");
    await expect(email).toHaveValue("asha@port.example");
    await expect(email).toBeFocused();
    // Pages scroll by whole pixels, and parts of them end between two.
    expect(Math.abs((await topAtRest(email)) - before)).toBeLessThan(1);
    if (hasAnswers) await expect(page.locator("main details[open]").last()).toContainText(/\w/);
    expect(await replacedAmong(page, "header.bar, main, footer, footer > *")).toEqual([]);
    // Of the page's parts none but the one with the changed word.
    const others = await replacedAmong(page, "main h1, main section:not(:last-of-type) h2");
    expect(others.length).toBeLessThanOrEqual(1);
  });

test("a password manager beside every field of the enquiry takes nothing of what is typed", async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto("/contact");
  await addExtensions(page);
  await fillIn(page, { Company: "Harbour Trust" });
  await enquiryForm(page).locator("summary").click();
  await enquiryForm(page).getByLabel("Branding").check();
  await markOriginals(page);
  await field(page, "Full Name").focus();
  letGo();
  // Longer than hydration takes.
  await field(page, "Full Name").pressSequentially("Asha Raman of the Harbour Trust", { delay: 40 });
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await field(page, "Full Name").pressSequentially(", Chennai");
  expect(await replacedAmong(page, "#enquiry input[name=name]")).toHaveLength(1);
  await expectFilled(page, {
    "Full Name": "Asha Raman of the Harbour Trust, Chennai",
    Company: "Harbour Trust",
  });
  await expect(enquiryForm(page).getByRole("button", { name: "Remove Branding" })).toBeVisible();
});

test("nodes that come while the app starts, and after, harm nothing", async ({ page }) => {
  await answerWith(page, status(200, "OK"));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const field of document.querySelectorAll("form :is([autocomplete], textarea)"))
        if (field.nextElementSibling?.localName !== "com-1password-button")
          field.after(document.createElement("com-1password-button"));
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/contact");
  await addExtensions(page);
  await fillIn(page, filled("asha@port.example"));
  await submit(page).click();
  await expect(toasts(page)).toHaveText(/^Thank you for your message!/);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about-us");
  await page.goBack();
  await expect(field(page, "Full Name")).toBeEditable();
});

/** Wraps the first words of an element, as highlighters do: React will render its part again. */
const wrapIn = (element: Locator) =>
  element.evaluate((part) => {
    const mark = document.createElement("mark");
    part.firstChild?.replaceWith(mark);
    mark.append(part.textContent || "changed");
  });

test("what was opened and scrolled stays so where other software had changed it", async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto("/");
  const row = page.locator("main .carousel").first();
  await wrapIn(row.getByRole("heading").first());
  await row.evaluate((list) => list.scrollTo({ left: 310, behavior: "instant" }));
  await page.getByRole("banner").getByRole("button", { name: "Services" }).click();
  const menu = page.getByRole("banner").locator(":popover-open");
  await wrapIn(menu.locator("a span span").first());
  await markOriginals(page);
  letGo();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(await replacedAmong(page, "main .carousel")).toHaveLength(1);
  expect(await replacedAmong(page, "header [popover]")).not.toHaveLength(0);
  await expect(menu).toBeVisible();
  expect(await row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(250);
});

test("a phone's menu stays open where other software had changed it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const letGo = await holdScripts(page);
  await page.goto("/about-us");
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const menu = page.locator("dialog.sheet:modal");
  await wrapIn(menu.getByRole("heading").first());
  await markOriginals(page);
  letGo();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(await replacedAmong(page, "dialog.sheet")).toHaveLength(1);
  await expect(menu).toBeVisible();
});

const translate = (page: Page, how: "wrapped" | "in place") =>
  page.evaluate((way) => {
    const root = document.documentElement;
    if (way === "wrapped") root.className += " translated-ltr";
    else root.lang = "hi";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest("script, style") || !node.textContent?.trim() ? 2 : 1,
    );
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all) {
      text.data = `हि ${text.data}`;
      if (way === "in place") continue;
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      text.replaceWith(outer);
      inner.append(text.data);
    }
  }, how);

for (const how of ["wrapped", "in place"] as const)
  test(`a page that is translated (${how}) stays so, and all of it works`, async ({ page }) => {
    await page.goto("/services/ai-ml");
    await translate(page, how);
    await page.locator("main details:not([open]) > summary").last().click();
    await page.mouse.wheel(0, -400);
    await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("हि");
    await expect(page.locator("main details[open]").last()).toContainText("हि");
    await page.goto("/contact");
    await translate(page, how);
    const form = page.locator("#enquiry");
    for (const [name, text] of [
      ["name", "Asha"],
      ["company", "Trust"],
      ["email", someone("hindi")],
      ["message", "नमस्ते"],
    ] as const)
      await form.locator(`[name=${name}]`).fill(text);
    await form.locator("button[type=submit]").click();
    await expect(page.getByRole("main").getByRole("status").first()).toContainText("Thank you");
  });

for (const path of ["/contact", "/", "/products/smart-dust-bin"])
  test(`${path}: a translation that goes on while the app starts costs nothing that was typed`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page);
    await page.goto(path);
    const email = newsletter(page).locator("[name=email]");
    await email.pressSequentially("asha@port.ex");
    letGo();
    await page.evaluate(translateBitByBit);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    await page.keyboard.type("ample");
    await expect(email).toHaveValue("asha@port.example");
    await expect(email).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("हि");
    await email.press("Enter");
    await expect(page.getByRole("contentinfo").getByRole("status").first()).toContainText(
      "We have noted asha@port.example",
    );
    await page.locator('header a[href="/about-us"]').first().click();
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  });

/** As browsers translate: some texts at a time, and later those that have been added. Runs in the page. */
function translateBitByBit() {
  document.documentElement.classList.add("translated-ltr");
  const waiting: Node[] = [document.body];
  const textsIn = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    do if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    while (walker.nextNode());
    return texts.filter((text) => text.data.trim() && !text.parentElement?.closest("script, style, font"));
  };
  const translate = (text: Text) => {
    const outer = document.createElement("font");
    text.replaceWith(outer);
    outer.appendChild(document.createElement("font")).append(`हि ${text.data}`);
  };
  let texts: Text[] = [];
  const step = () => {
    texts = [...texts, ...waiting.splice(0).flatMap(textsIn)];
    for (const text of texts.splice(0, 10)) if (text.isConnected) translate(text);
    setTimeout(step);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) waiting.push(...addedNodes);
  }).observe(document.body, { childList: true, subtree: true });
  step();
}

test("a page that is translated when the app runs goes on working", async ({ page }) => {
  await answerWith(page, status(200, "OK"));
  await open(page, "/contact");
  await translate(page, "wrapped");
  const form = page.locator("#enquiry");
  await form.locator("button[type=submit]").click();
  await expect(form.locator("[name=name]")).toBeFocused();
  for (const name of ["name", "company", "message"]) await form.locator(`[name=${name}]`).fill("Asha");
  await form.locator("[name=email]").fill("asha@port.example");
  await form.locator("button[type=submit]").click();
  await expect(toasts(page)).toHaveCount(1);
  await translate(page, "wrapped");
  await toasts(page).getByRole("button").click();
  await page.locator('header a[href="/about-us"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("हि");
  await startApp(page);
});

test("in a page that was translated before the app came, what needs the app brings it", async ({ page }) => {
  await page.goto("/control-room");
  await translate(page, "wrapped");
  await page.locator(".start-screen button").click();
  await expect(page.locator(".time-bar")).toBeVisible();

  await page.goto("/products/smart-dust-bin");
  await translate(page, "wrapped");
  const [slider, byHand] = ["range", "number"].map((type) =>
    page.locator(`.try-it input[type=${type}]`).first(),
  );
  const before = await byHand?.inputValue();
  await slider?.focus();
  await page.keyboard.press("End");
  await expect(byHand ?? page.locator("none")).not.toHaveValue(before ?? "");
});

test("in a translated page the control room starts", async ({ page }) => {
  await open(page, "/control-room");
  await translate(page, "wrapped");
  const start = page.locator(".start-screen button");
  await start.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".time-bar")).toBeVisible();
  await translate(page, "wrapped");
  await page.locator("[data-action=fire]").click();
  await page.locator(".target").first().click();
  await expect(page.locator("[data-action=fire]")).toBeFocused();
  await expect(page.locator(".time-bar")).toBeVisible();
});

test("in a translated page a button that failed says what it does now, once", async ({ page }) => {
  await open(page, "/control-room");
  await page.route("**/assets/console-*.js", (route) => route.abort());
  await translate(page, "wrapped");
  const start = page.locator(".start-screen button");
  await start.click();
  await expect(page.locator(".start-screen").getByRole("alert")).toBeVisible();
  await expect(start).not.toHaveText(/(हि.*){2}/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("हि");
});

test("in a translated search each answer takes the place of the one before", async ({ page }) => {
  await open(page, "/about-us");
  await page.keyboard.press("/");
  const dialog = page.locator(".search-dialog");
  await page.keyboard.type("water");
  await expect(dialog.locator("mark").first()).toBeVisible();
  await translate(page, "wrapped");
  await page.keyboard.type(" meter");
  await expect(dialog.getByRole("option").first()).not.toContainText("हि");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(dialog.locator(".search-chip").first()).toBeVisible();
  await expect(dialog.locator(".search-body font")).toHaveCount(0);
});

test("in a translated modal the title is that of the item", async ({ page }) => {
  await open(page, "/");
  await page.locator("#services a[href='/services/ai-ml']").click();
  const modal = page.getByRole("dialog");
  const title = modal.getByRole("heading", { level: 2 });
  await expect(modal.locator("blockquote")).toBeVisible();
  await translate(page, "wrapped");
  const first = (await title.textContent()) ?? "";
  await modal.locator("footer button").last().click();
  await expect(modal.locator("footer a")).not.toHaveAttribute("href", "/services/ai-ml");
  await expect(title).not.toContainText(first);
  await expect(title).not.toContainText("हि");
});
