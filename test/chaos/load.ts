import { setTimeout as sleep } from "node:timers/promises";
import { enquiry, sendBody } from "../fakes/site.ts";
import type { Instance } from "./start-instance.ts";

const letterEveryMs = 40;
const pageEveryMs = 100;

/** How often each status was answered; 0 is for no answer, as by a process that is killed. */
export type Answers = Map<number, number>;

/** Visitors who send letters and read pages, at any instance, for as long as it lasts. */
export function openLoad(anyInstance: () => Instance, lasts: () => boolean) {
  /** What those wrote whom we thanked. */
  const thanked = new Set<string>();
  const letters: Answers = new Map();
  const pages: Answers = new Map();

  async function sendLetter(number: number) {
    const message = `Number ${number}.`;
    const status = await statusOf(anyInstance().post(letterFrom(message, `visitor-${number}@x.example`)));
    count(letters, status);
    if (status === 200) thanked.add(message);
  }

  async function sendLetters() {
    const underWay: Promise<void>[] = [];
    for (let number = 1; lasts(); number++, await sleep(letterEveryMs)) underWay.push(sendLetter(number));
    await Promise.all(underWay);
  }

  async function readPages() {
    for (; lasts(); await sleep(pageEveryMs)) count(pages, await statusOf(anyInstance().get("/")));
  }

  return { letters, pages, thanked, run: () => Promise.all([sendLetters(), readPages()]) };
}

export const letterFrom = (message: string, email: string) =>
  sendBody("enquiry", enquiry({ message, email }));

export const statusOf = (answer: Promise<Response>) =>
  answer.then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => 0,
  );

export const count = <T>(counts: Map<T, number>, key: T) => counts.set(key, (counts.get(key) ?? 0) + 1);
