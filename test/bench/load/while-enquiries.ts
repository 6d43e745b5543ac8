import { siteFacts } from "../../../pipeline/publish/site-facts.ts";
import { median } from "../median.ts";
import { startSite } from "../servers/start-site.ts";
import { postEnquiries } from "./enquiries.ts";
import { load } from "./load.ts";

/** Pages per second without and with enquiries beside them, what share of the rate stays, and how many are stored meanwhile. */
export type SharedRate = { alone: number; together: number; share: number; enquiries: number };

/** Loads a page in turn alone and while enquiries come in as fast as they are answered. */
export async function measureWhileEnquiriesPour({
  path = "/contact",
  rounds = 5,
  seconds = 4,
} = {}): Promise<SharedRate> {
  await using site = await startSite();
  const ids = (await siteFacts()).mail;
  const both = () =>
    Promise.all([
      load(site.url + path, 32, seconds),
      postEnquiries({ url: site.url, ids, connections: 16, warmUpMs: 0, forMs: seconds * 1000 }),
    ]);
  const results: SharedRate[] = [];
  // Not counted: the engine first learns the one kind of request, then the mixture.
  await load(site.url + path, 32, seconds);
  await both();
  for (let round = 0; round < rounds; round++) {
    const alone = await load(site.url + path, 32, seconds);
    const [together, { perSecond }] = await both();
    results.push({ alone, together, share: together / alone, enquiries: perSecond });
  }
  const middle = (key: keyof SharedRate) => median(results.map((result) => result[key]));
  return {
    alone: middle("alone"),
    together: middle("together"),
    share: middle("share"),
    enquiries: middle("enquiries"),
  };
}
