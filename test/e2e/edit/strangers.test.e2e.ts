import { networkInterfaces } from "node:os";
import { expect, test } from "./edit-site.ts";

const addresses = Object.values(networkInterfaces())
  .flat()
  .flatMap((one) => (one && !one.internal && one.family === "IPv4" ? [one.address] : []));

test("the editor cannot be reached but from this machine", async ({ site }) => {
  const { port } = new URL(site.url);
  for (const address of addresses)
    await expect(fetch(`http://${address}:${port}/__edit/`), address).rejects.toThrow();
});

test("a page of another site can neither frame the editor nor have it write", async ({ page, site }) => {
  await page.route("https://evil.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${site.url}/__edit/"></iframe>` }),
  );
  await page.goto("https://evil.example/");
  const outcome = await page.evaluate(
    (url) =>
      fetch(`${url}/__edit/api/undo`, { method: "POST", mode: "no-cors", body: "{}" }).then(
        (response) => response.type,
        () => "refused",
      ),
    site.url,
  );
  expect(["refused", "opaque"]).toContain(outcome);
  const framed = page.frames().find((frame) => frame.url().startsWith(site.url));
  expect((await framed?.locator("#editor").count()) ?? 0).toBe(0);
  expect(site.diff()).toBe("");
});

test("a page that is opened in a window of its own comes with the editor; a file does not", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/contact`);
  await expect(page).toHaveURL(`${site.url}/__edit/?page=%2Fcontact`);
  const answer = await page.request.get(`${site.url}/content/site.yaml`, {
    headers: { "Sec-Fetch-Site": "cross-site" },
  });
  expect(answer.status()).toBe(403);
});
