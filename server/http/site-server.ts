import type { Server } from "node:http";
import { join } from "node:path";
import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import type { Journal } from "../log.ts";
import { shortAnswers } from "./answers.ts";
import { behindProxies } from "./client-address.ts";
import { endpoints, type Mail } from "./endpoints.ts";
import { itemServer } from "./files/serve-item.ts";
import { stockShelf } from "./files/shelf.ts";
import { siteListener } from "./listener.ts";
import { atMost } from "./render/at-most.ts";
import { type Letterbox, renderer } from "./render/render.ts";
import { webBridge } from "./render/web.ts";
import { fileHeaders, type Protection, securityHeaders } from "./security-headers.ts";
import { sendEndpoint } from "./send-endpoint.ts";
import { httpServer } from "./server.ts";
import { siteMap } from "./site-map.ts";

type Parts = {
  buildDir: string;
  config: Pick<Config, "PUBLIC_URL" | "TRUSTED_PROXIES" | "EMAILJS_ORIGIN">;
  site: Pick<SiteFacts, "name" | "url">;
  mail: Mail & { accept: Letterbox };
  journal: Journal;
};

/** Icons that are not in the build come from these; see the decision on icons. */
const iconHosts = ["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"];

// A page takes some milliseconds to render, and whoever asks for random addresses must not keep the others from theirs.
const mostRenders = 50;

/** Puts the website's parts together. The server that it gives does not listen yet. */
export async function siteServer({ buildDir, config, site, mail, journal }: Parts): Promise<Server> {
  const publicUrl = new URL(config.PUBLIC_URL ?? site.url);
  const protection: Protection = {
    https: publicUrl.protocol === "https:",
    // Only an operator knows that the server is reached there: elsewhere, as on a developer's machine, http is all there is.
    upgrade:
      config.PUBLIC_URL !== undefined && publicUrl.protocol === "https:" && !isLoopback(publicUrl.hostname),
    connect: [...(config.EMAILJS_ORIGIN ? [new URL(config.EMAILJS_ORIGIN).origin] : []), ...iconHosts],
  };
  const protect = securityHeaders(protection);
  const answers = shortAnswers(protect, site.name);
  const around = { proxies: behindProxies(config.TRUSTED_PROXIES), answers, protect };
  const viaWeb = webBridge(around);
  const [shelf, render] = await Promise.all([
    stockShelf(join(buildDir, "client"), { pages: protect, files: fileHeaders(protection) }),
    renderer({ buildFile: join(buildDir, "server/index.js"), letterbox: mail.accept, log: journal.log }),
  ]);
  const serveItem = itemServer();
  const resourceAt = siteMap({
    shelf,
    endpoints: endpoints(mail, sendEndpoint(mail.receive, around), viaWeb),
    render: atMost(mostRenders, viaWeb(render), answers),
    serveItem,
    answers,
    protect,
  });
  return httpServer(siteListener({ shelf, serveItem, resourceAt, answers, protect, journal }), answers);
}

const isLoopback = (host: string) => /^(localhost|127\.[\d.]+|\[::1\])$|\.localhost$/.test(host);
