import { fold } from '@platine/domain/search/words.ts';
import type { Manufacturer } from '../../queries/manufacturers.ts';

export type Letter = {
  /** A capital without accents, or # for names that begin with no letter. */
  readonly letter: string;
  /** Id of the letter's section. */
  readonly id: string;
  readonly manufacturers: readonly Manufacturer[];
};

/** Groups manufacturers by their first letter; letters and names are sorted, # comes last. */
export function groupByLetter(manufacturers: readonly Manufacturer[]): Letter[] {
  const groups = Map.groupBy(
    manufacturers.toSorted((one, other) => order(fold(one.name), fold(other.name))),
    ({ name }) => letterOf(name),
  );
  const letters = [...groups].toSorted(([one], [other]) => order(last(one), last(other)));
  return letters.map(([letter, own]) => ({
    letter,
    id: `letter-${letter === '#' ? 'other' : letter}`,
    manufacturers: own,
  }));
}

function letterOf(name: string): string {
  const first = fold(name).slice(0, 1);
  return /[a-z]/.test(first) ? first.toUpperCase() : '#';
}

/** A fixed collation, because server and browser must sort alike. */
function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function last(letter: string): string {
  return letter === '#' ? '~' : letter;
}
