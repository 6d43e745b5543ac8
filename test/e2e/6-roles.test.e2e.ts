import { pagePaths } from "../content.ts";
import { expect, test } from "./fixtures/site.ts";

test("there is nothing to log in to: every page is open to all, asks for no password and sets no cookie", async ({
  request,
}) => {
  for (const path of pagePaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()["set-cookie"], path).toBeUndefined();
    expect(await response.text(), path).not.toMatch(
      /type="password"|autocomplete="(username|current-password)"/i,
    );
  }
});
