import type { Rules } from './rule.ts';
import { sentencesOf } from './specification.ts';

/** A domain test: its file below packages/domain/src and its full name. */
export type DomainTest = { readonly file: string; readonly name: string };

/** Whether a path of the project holds these words. */
export type Holds = (path: string, words: string) => boolean;

export const labelOf = ({ file, name }: DomainTest): string => `${file.replace(/\.test\.ts$/, '')}: ${name}`;

/** The tests that a phrase recognises. */
export function testsOf(phrase: string, tests: readonly DomainTest[]): DomainTest[] {
  return tests.filter((test) => labelOf(test).includes(phrase));
}

export function placeOf(elsewhere: string): { readonly path: string; readonly words: string } {
  const at = elsewhere.indexOf(': ');
  return { path: elsewhere.slice(0, at), words: elsewhere.slice(at + 2) };
}

const all = (rules: Rules) =>
  Object.entries(rules).flatMap(([section, list]) => list.map((rule) => ({ section, rule })));

/** Rules whose words the specification does not (or no longer) have in that place. */
export function misquoted(rules: Rules, specification: string): string[] {
  return all(rules)
    .filter(({ section, rule }) => !sentencesOf(specification, section).some((text) => text.includes(rule.says)))
    .map(({ section, rule }) => `${section}: ${rule.says}`);
}

/** Rows, bullets and paragraphs of the specification that no rule stands for. */
export function uncovered(rules: Rules, specification: string): string[] {
  return Object.entries(rules).flatMap(([section, list]) =>
    sentencesOf(specification, section)
      .filter((text) => !list.some(({ says }) => text.includes(says)))
      .map((text) => `${section}: ${text}`),
  );
}

/** Rules that nothing proves. */
export function unproved(rules: Rules): string[] {
  return all(rules)
    .filter(({ rule: { tests = [], elsewhere = [] } }) => tests.length + elsewhere.length === 0)
    .map(({ section, rule }) => `${section}: ${rule.says}`);
}

/** Phrases that no test has, and places outside the domain that are not there. */
export function matchingNothing(rules: Rules, tests: readonly DomainTest[], holds: Holds): string[] {
  return all(rules).flatMap(({ section, rule }) => [
    ...(rule.tests ?? [])
      .filter((phrase) => testsOf(phrase, tests).length === 0)
      .map((phrase) => `${section}: ${phrase}`),
    ...(rule.elsewhere ?? [])
      .filter((elsewhere) => !holds(placeOf(elsewhere).path, placeOf(elsewhere).words))
      .map((elsewhere) => `${section}: ${elsewhere}`),
  ]);
}

/** Proofs outside the domain that no check runs. */
export function notRun(rules: Rules): string[] {
  const runs = /\.test\.tsx?$|\.stories\.tsx$|^tests\/contract\/scenarios\/\w+\.ts$/;
  return all(rules).flatMap(({ section, rule }) =>
    (rule.elsewhere ?? []).filter((proof) => !runs.test(placeOf(proof).path)).map((proof) => `${section}: ${proof}`),
  );
}
