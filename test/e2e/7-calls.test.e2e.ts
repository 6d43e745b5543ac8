import type { Locator, Page, Request } from "@playwright/test";
import { content, pageKinds } from "../content.ts";
import { choose, enquiryForm, filled, fillIn, newsletter, someone, submit } from "./fixtures/forms.ts";
import { answerWith, endpoint, status, toasts } from "./fixtures/sending.ts";
import { expect, open, stopClock, test } from "./fixtures/site.ts";

test("both forms post JSON to the send endpoint as EmailJS does, each with its own template and fields", async ({
  page,
}) => {
  await answerWith(page, status(200, "OK"));
  await open(page, "/contact");
  const email = someone("asha");
  await fillIn(page, { ...filled(email), "Phone Number": "+91 44 1234 5678" });
  await choose(page, "Cybersecurity", "Branding");
  const ours = { lib_version: expect.any(String), user_id: "ananta-website", service_id: "website" };
  const marks = {
    page: "/contact",
    form_token: expect.stringMatching(/^\w+\.[\w-]{22}$/),
    reply_code: "",
    elapsed_ms: expect.stringMatching(/^\d+$/),
  };
  await hasToken(enquiryForm(page));
  expect(await postedBy(page, () => submit(page).click())).toEqual({
    ...ours,
    template_id: "enquiry",
    template_params: {
      to_email: "enquiries@ananta.example",
      subject: "Enquiry from Asha Raman, Harbour Trust",
      name: "Asha Raman",
      email,
      company: "Harbour Trust",
      phone: "+91 44 1234 5678",
      service: "Branding, Cybersecurity",
      message: "Four berths, two cranes.\nWe begin in April.",
      ...marks,
    },
  });
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await newsletter(page).getByLabel("Your e-mail address").fill(email);
  await hasToken(newsletter(page));
  expect(
    await postedBy(page, () => newsletter(page).getByRole("button", { name: "Subscribe" }).click()),
  ).toEqual({
    ...ours,
    template_id: "newsletter",
    template_params: {
      to_email: "enquiries@ananta.example",
      subject: `Enquire from ${email}`,
      email,
      ...marks,
    },
  });
});

/** It is fetched when a form is first touched; without it a form is sent, too. */
const hasToken = (form: Locator) => expect(form.locator("[name=form_token]")).not.toHaveValue("");

async function postedBy(page: Page, act: () => Promise<void>) {
  const sent = page.waitForRequest(endpoint);
  await act();
  const request = await sent;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toBe("application/json");
  return request.postDataJSON();
}

test("pages call no other backend: they ask this site alone, and for its own files", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  for (const path of [...pageKinds, ...content.items("products").map(({ id }) => `/products/${id}`)]) {
    await open(page, path);
    await page.waitForLoadState("networkidle");
  }
  const called = asked.map((request) => ({ url: new URL(request.url()), kind: request.resourceType() }));
  expect(called.filter(({ url }) => url.protocol !== "data:" && url.origin !== baseURL)).toEqual([]);
  const byScript = called.filter(({ kind }) => ["xhr", "fetch", "websocket", "eventsource"].includes(kind));
  expect(byScript.map(({ url }) => url.pathname).filter((path) => !isFile(path))).toEqual([]);
});

/** What the build has made: files of its own, and the data of pages. */
const isFile = (path: string) => path.startsWith("/assets/") || path.endsWith(".data");

test.describe("icons of other sets", () => {
  // The policy lets the icon hosts in only for content that names such an icon (server/http/security-headers.ts).
  test.use({ bypassCSP: true });

  test("an icon that is not in the build is fetched by its prefix, from another host when one is silent for 750 ms", async ({
    page,
  }) => {
    let asked = 0;
    await page.route(/^https:/, async (route) => {
      asked++;
      expect(route.request().method()).toBe("GET");
      if (asked > 1) await route.fulfill({ json: home, headers: { "access-control-allow-origin": "*" } });
    });
    // The page's own clock, which the test moves, tells when each request was made.
    await page.addInitScript(() => {
      const { fetch } = window;
      const calls: { url: string; at: number }[] = [];
      Object.assign(window, { calls });
      window.fetch = (input, init) => {
        const url = String(input);
        if (url.startsWith("https:")) calls.push({ url, at: Date.now() });
        return fetch(input, init);
      };
    });
    await page.route("**/summaries/services/blockchain.json", async (route) => {
      const response = await route.fetch();
      const told = await response.json();
      told.features[0].icon = "mdi:home";
      await route.fulfill({ response, json: told });
    });
    await page.clock.install();
    await open(page, "/");
    await stopClock(page, 60_000);
    await page.locator("#services").getByRole("link", { name: "Blockchain", exact: true }).click();
    const calls = () =>
      page.evaluate(() => (window as unknown as { calls: { url: string; at: number }[] }).calls);
    const soon = async () => {
      await page.clock.runFor(50);
      return (await calls()).length;
    };
    await expect.poll(soon, { intervals: [20] }).toBe(2);
    const [first, second] = (await calls()).map(({ url, at }) => ({ at, url: new URL(url) }));
    for (const call of [first, second])
      expect(`${call?.url.pathname}${call?.url.search}`).toBe("/mdi.json?icons=home");
    expect(second?.url.host).not.toBe(first?.url.host);
    const silence = (second?.at ?? 0) - (first?.at ?? 0);
    expect(silence).toBeGreaterThanOrEqual(750);
    expect(silence).toBeLessThan(800);
    await expect
      .poll(() => soon().then(() => page.getByRole("dialog").locator(`path[d="${drawing}"]`).count()))
      .toBe(1);
  });
});

const drawing = "M10 20v-6h4v6h5v-8h3L12 3L2 12h3v8z";
const home = { prefix: "mdi", icons: { home: { body: `<path d="${drawing}"/>` } }, width: 24, height: 24 };
