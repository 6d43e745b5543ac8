import { afterAll, beforeAll, describe } from "vitest";
import { testOn } from "../../test/fakes/ground.ts";
import { startPostgres } from "../../test/fakes/postgres.ts";
import { alarms } from "../alarms/alarms.suite.ts";
import { delivery } from "../deliver/delivery.suite.ts";
import { leads } from "../deliver/leads.suite.ts";
import { mailStatus } from "../deliver/mail-status.suite.ts";
import { newsletter } from "../newsletter/newsletter.suite.ts";
import { schema } from "../store/database/migrations.suite.ts";
import { limits } from "../store/limits/limits.suite.ts";
import { storing } from "../store/writing/storing.suite.ts";

/** One contract, two databases: whatever holds on one holds on the other. */
function contract(test: ReturnType<typeof testOn>) {
  describe("what is sent", () => storing(test));
  describe("a limit", () => limits(test));
  describe("delivery", () => delivery(test));
  describe("the schema", () => schema(test));
  describe("leads", () => leads(test));
  describe("the mail status", () => mailStatus(test));
  describe("operators", () => alarms(test));
  describe("the newsletter", () => newsletter(test));
}

describe("on SQLite", { timeout: 60_000 }, () => contract(testOn()));

describe("on PostgreSQL", { timeout: 60_000 }, () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);
  contract(testOn(() => postgres.migratedDatabase()));
});
