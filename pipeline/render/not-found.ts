import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { only, parsePage, setText, textOf } from "../postprocess/page.ts";
import { rendererIn } from "./renderer.ts";

const address = "/404";

/** Writes the page that static hosts show for unknown addresses. Our own server has a stand-in, and leaves this one out. */
export async function writeNotFoundPage(buildFolder: string) {
  const { answerAt } = await rendererIn(buildFolder);
  const page = await answerAt(address);
  writeFileSync(join(buildFolder, "client/404.html"), atItsAddress(await page.text()));
}

/**
 * The app looks at the address when it starts. At that of an unknown product it would look for the product's data in
 * vain and fail; so it is told where it was made. The requested address is kept for the search (app/search/nearest.tsx).
 */
export function atItsAddress(html: string) {
  const page = parsePage(html);
  const state = only(
    page.elements("script").filter((script) => textOf(script).startsWith("window.__reactRouterContext = ")),
    "the framework's state in the page for unknown addresses",
  );
  const move = `document.documentElement.dataset.asked=location.pathname;history.replaceState(history.state,"",${JSON.stringify(address)});`;
  setText(state, textOf(state) + move);
  return page.toString();
}
