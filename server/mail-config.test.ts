import { expect, test } from "vitest";
import { mailConfig, readMailConfig } from "./mail-config.ts";

test("nothing has to be set", () => {
  expect(mailConfig.parse({})).toMatchObject({
    DATA_DIR: "./data",
    RETENTION_DAYS: 365,
    WELCOME_SUBSCRIBERS: false,
  });
});

test("an empty setting is the same as none", () => {
  const empty = Object.fromEntries(Object.keys(mailConfig.shape).map((name) => [name, ""]));
  expect(mailConfig.parse(empty)).toEqual(mailConfig.parse({}));
});

test("lists are read with commas, spaces and in any case", () => {
  expect(mailConfig.parse({ BLOCKED_SENDERS: "Spam@x.example, y.example" }).BLOCKED_SENDERS).toEqual([
    "spam@x.example",
    "y.example",
  ]);
});

test("an allowed site may be given as people copy it", () => {
  expect(mailConfig.parse({ ALLOWED_ORIGINS: "https://Partner.example/contact" }).ALLOWED_ORIGINS).toEqual([
    "https://partner.example",
  ]);
});

test("every wrong setting is named, with what is wanted", () => {
  const wrong = {
    SMTP_URL: "mail.example",
    DATABASE_URL: "mysql://x",
    RETENTION_DAYS: "3",
    LIMIT_PER_IP: "many",
    MAIL_TO: "nobody",
    TIME_ZONE: "Chennai",
    ALLOWED_ORIGINS: "partner.example",
    WELCOME_SUBSCRIBERS: "perhaps",
  };
  expect(() => readMailConfig(wrong)).toThrow("RETENTION_DAYS must be a whole number from 7");
  for (const name of Object.keys(wrong))
    expect(() => readMailConfig(wrong)).toThrow(new RegExp(`^${name} must `, "m"));
});
