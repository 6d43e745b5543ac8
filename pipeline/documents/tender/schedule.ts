import { clauseNumber, isEarly, methodOf } from "#model/tender/tender.ts";
import { fill } from "#model/words/phrase.ts";
import type { Kit } from "./kit.ts";
import { referencesIn } from "./references.ts";

export type Clause = { number: string; subject: string; requirement: string };
export type Test = Clause & { method: string; expected: string };

/** Every requirement of a product with its number, the same in all documents. */
export function scheduleOf({ product, tender, words }: Kit) {
  const { handover } = words.kinds[tender.kind];
  const technical = product.specs.map((spec, i) => ({
    number: clauseNumber("technical", i),
    subject: spec.name,
    requirement: fill(words.specification.requirement, { value: spec.value }),
    value: spec.value,
    test: methodOf(spec),
  }));
  const functional = product.detailedFeatures.map(({ title, requirement = title }, i) => ({
    number: clauseNumber("functional", i),
    subject: title,
    requirement,
  }));
  const closing = handover.items.map((requirement, i) => ({
    number: clauseNumber("handover", i),
    subject: handover.title,
    requirement,
  }));
  return { technical, functional, handover: closing, references: referencesIn(technical) };
}

/** The tests of all requirements: values before dispatch, values on site, functions on site. */
export function testsOf(kit: Kit) {
  const { technical, functional } = scheduleOf(kit);
  const { acceptance, kinds } = kit.words;
  const values = technical.map((clause) => ({
    ...clause,
    early: isEarly(clause.test),
    method: acceptance.methods[clause.test],
    expected: clause.value,
  }));
  return {
    before: values.filter(({ early }) => early),
    after: values.filter(({ early }) => !early),
    functions: functional.map((clause) => ({
      ...clause,
      method: kinds[kit.tender.kind].functionMethod,
      expected: clause.requirement,
    })),
  };
}
