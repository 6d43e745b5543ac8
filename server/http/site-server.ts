import type { Server } from "node:http";
import { join } from "node:path";
import type { SiteFacts } from "#contract/site.ts";
import type { Config } from "../config.ts";
import type { Logger } from "../log.ts";
import { isLoopback } from "../loopback.ts";
import type { Metrics } from "../metrics.ts";
import type { Clock } from "../time.ts";
import { shortAnswers } from "./answers.ts";
import { endpoints, type LetterHandlers } from "./endpoints.ts";
import { readReleaseFiles } from "./files/release-files.ts";
import { fileServer } from "./files/serve-file.ts";
import { readStandIns } from "./files/stand-ins.ts";
import { siteListener } from "./listener.ts";
import { openReadiness, type Readiness } from "./probes/readiness.ts";
import { behindProxies } from "./proxies/proxies.ts";
import { proxyWarning } from "./proxies/proxy-warning.ts";
import { renderer } from "./render/render.ts";
import { paceRenders, renderSlots, webBridge } from "./render/web.ts";
import { reportEndpoint } from "./reports.ts";
import { requestIds } from "./requests/request-ids.ts";
import { fileHeaders, type Protection, securityHeaders, workerHeaders } from "./security-headers.ts";
import { httpServer } from "./server.ts";
import { siteMap } from "./site-map.ts";

type Parts = {
  buildDir: string;
  config: Pick<Config, "PUBLIC_URL" | "TRUSTED_PROXIES" | "EMAILJS_ORIGIN" | "STATUS_TOKEN">;
  site: Pick<SiteFacts, "name" | "url" | "language" | "words" | "fetchesIcons" | "subjects">;
  letters: LetterHandlers;
  logger: Logger;
  readiness?: Readiness;
  metrics?: Pick<Metrics, "observe" | "slots">;
  clock?: Clock;
};

/** Icons that are not in the build come from these; see the decision on icons. */
const iconHosts = ["https://api.iconify.design", "https://api.simplesvg.com", "https://api.unisvg.com"];

// A page takes some milliseconds to render, and whoever posts forms in masses must not keep the others from theirs.
const mostRenders = 50;

// A form that is sent without JavaScript is answered by a page, which takes some 15 ms of processor time, whatever is in it.
const mostFormsPerSecond = 20;

/** Puts the website's parts together. The server that it gives does not listen yet. */
export async function siteServer(parts: Parts): Promise<Server> {
  const { buildDir, config, site, letters, logger, metrics } = parts;
  const { readiness = openReadiness(), clock = () => performance.now() } = parts;
  const protection = protectionFrom(config, site);
  const protect = securityHeaders(protection);
  const answers = shortAnswers(protect, site);
  const tools = { proxies: behindProxies(config.TRUSTED_PROXIES), answers, protect };
  const protections = {
    pages: protect,
    workers: workerHeaders(protection),
    files: fileHeaders(protection),
  };
  const [files, standIns, { render, routeAt }] = await Promise.all([
    readReleaseFiles(buildDir, protections),
    readStandIns(buildDir, protections),
    renderer({ buildFile: join(buildDir, "server/index.js"), submit: letters.submit, log: logger.log }),
  ]);
  const slots = renderSlots(mostRenders);
  metrics?.slots(slots.taken, mostRenders);
  const shared = { files, serveFile: fileServer(), answers, protect };
  const resourceAt = siteMap({
    ...shared,
    endpoints: new Map([
      ...endpoints({ letters, readiness, clock, token: config.STATUS_TOKEN }, tools),
      reportEndpoint(logger.log, clock, tools),
    ]),
    render: webBridge(tools)(slots.limit(render)),
    renderForm: webBridge(tools)(paceRenders(mostFormsPerSecond)(slots.limit(render))),
    isBusy: () => slots.taken() >= mostRenders,
    ...{ routeAt, standIns, subjects: site.subjects },
  });
  const requestId = requestIds(tools.proxies);
  const notice = proxyWarning(config.TRUSTED_PROXIES, logger.log);
  const listener = siteListener({
    notice,
    ...shared,
    resourceAt,
    logger,
    readiness,
    requestId,
    observe: metrics?.observe,
  });
  return httpServer(listener);
}

function protectionFrom({ PUBLIC_URL, EMAILJS_ORIGIN }: Parts["config"], site: Parts["site"]): Protection {
  const { protocol, hostname } = new URL(PUBLIC_URL ?? site.url);
  const https = protocol === "https:";
  return {
    https,
    // Only an operator knows that the server is reached there: elsewhere, as on a developer's machine, http is all there is.
    upgrade: PUBLIC_URL !== undefined && https && !isLoopback(hostname) && !hostname.endsWith(".localhost"),
    connect: [
      ...(EMAILJS_ORIGIN ? [new URL(EMAILJS_ORIGIN).origin] : []),
      ...(site.fetchesIcons ? iconHosts : []),
    ],
  };
}
