import { sql } from "kysely";
import { expect } from "vitest";
import type { GroundTest } from "../../../test/fakes/ground.ts";
import { enquiry } from "../../../test/fakes/site.ts";

/** The schema … */
export function schema(test: GroundTest) {
  const takeStep = (name: string) =>
    sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01T00:00:00.000Z')`;

  test("of a newer version that only added to it is used by this one", async ({ open }) => {
    const newer = await open();
    await sql`alter table letters add column colour text`.execute(newer.db);
    await takeStep("900-colours").execute(newer.db);
    const mail = await open();
    expect((await mail.post("enquiry", enquiry())).status).toBe(200);
    expect(await mail.letters()).toHaveLength(1);
  });

  test("of a newer version that took something away is refused in a sentence", async ({ open }) => {
    const newer = await open();
    await takeStep("901-contract-pages").execute(newer.db);
    await expect(open()).rejects.toThrow("901-contract-pages): this one is too old");
  });
}
