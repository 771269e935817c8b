import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';

/** The shop's answer to a table of own numbers. */
export type NumbersTaken = {
  /** Products that have their numbers now. */
  readonly set: number;
  /** Product numbers that the shop has never had. */
  readonly unknown: readonly number[];
  /** Lines of the table that are no pair. */
  readonly unread: readonly number[];
};

export type NumbersPlace = {
  /** Null: no table was sent. */
  readonly taken: NumbersTaken | null;
  /** Why the shop has not taken a form; null: it has, or none was sent. */
  readonly failure: Failure | null;
};

/** The view as it is first shown. */
export const numbersShown: NumbersPlace = { taken: null, failure: null };

/** Numbers that an address names: more would make it too long. */
const mostNamed = 20;

export function readNumbersPlace(search: URLSearchParams): NumbersPlace {
  const set = search.get('set');
  const failure = failureFromQuery(search.get('failed'));
  if (set === null || !/^\d{1,5}$/.test(set)) return { taken: null, failure };
  return {
    taken: { set: Number(set), unknown: numbersIn(search.get('unknown')), unread: numbersIn(search.get('unread')) },
    failure,
  };
}

/** The part of the view's address that tells what became of a table. */
export function numbersQuery({ set, unknown, unread }: NumbersTaken): Readonly<Record<string, string>> {
  const named = (numbers: readonly number[]) => numbers.slice(0, mostNamed).join(' ');
  return {
    set: String(set),
    ...(unknown.length > 0 && { unknown: named(unknown) }),
    ...(unread.length > 0 && { unread: named(unread) }),
  };
}

function numbersIn(text: string | null): number[] {
  return (text ?? '').split(' ').flatMap((part) => (/^[1-9]\d{0,8}$/.test(part) ? [Number(part)] : []));
}
