import type { Language } from '@platine/domain/language/language.ts';
import { boards } from './boards.data.ts';
import type { Need } from './need.ts';
import { passives } from './passives.data.ts';
import { semiconductors } from './semiconductors.data.ts';
import { workshop } from './workshop.data.ts';

export const needs: readonly Need[] = [...passives, ...semiconductors, ...boards, ...workshop];

/** One text of the judged set, with the need behind it. */
export type JudgedSearch = { readonly text: string; readonly need: Need };

export function judgedSearches(language: Language): JudgedSearch[] {
  return needs.flatMap((need) => (need.asked[language] ?? []).map((text) => ({ text, need })));
}

/** A product by its English name, in which each blank is a plain one. */
export type Grade = (name: string) => number;

const grades = { best: 3, also: 1 } as const;

/** The gain of a product: 3 when it meets the need, 1 when a buyer may take it instead. */
export function gradeOf({ best, also }: Need): Grade {
  return (name) => {
    if (best?.test(name) === true) return grades.best;
    return also?.test(name) === true ? grades.also : 0;
  };
}

const depth = 5;

/**
 * The normalised discounted cumulative gain of the first five products (Järvelin and Kekäläinen 2002), from 0 to 1. The ideal list has all products
 * that meet the need, and of those that a buyer may take instead the ones that were found: they cost nothing when they are missing, but they do when
 * they stand above a better one.
 */
export function ndcg(found: readonly number[], catalogue: readonly number[]): number {
  const ideal = [
    ...catalogue.filter((grade) => grade === grades.best),
    ...found.filter((grade) => grade === grades.also),
  ];
  return gainOf(found) / gainOf(ideal);
}

function gainOf(ranked: readonly number[]): number {
  return ranked.slice(0, depth).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);
}
