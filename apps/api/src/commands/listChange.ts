import { numbersOf } from './typedWords.ts';

/** Members of lists that "show" numbers from 1, and their plurals. */
const plurals = { picture: 'pictures', document: 'documents', entry: 'entries' } as const;
export type ListMember = keyof typeof plurals;

const acts = ['order', 'move', 'remove'] as const;

/** Another order, one member at another place, or one less. */
export type ListChange =
  | { readonly to: 'order'; readonly numbers: readonly number[] }
  | { readonly to: 'move'; readonly number: number; readonly place: number }
  | { readonly to: 'remove'; readonly number: number };

/** The change that the words after `…-order`, `…-move` or `…-remove` ask for; null when they make no sense. */
export function listChangeOf(word: string | undefined, words: readonly string[]): ListChange | null {
  const to = acts.find((one) => one === word);
  const numbers = numbersOf(words);
  if (to === undefined || numbers === null) return null;
  if (to === 'order') return { to, numbers };
  const [number = 0, place, ...others] = numbers;
  if (others.length > 0 || (place === undefined) !== (to === 'remove')) return null;
  return to === 'remove' ? { to, number } : { to, number, place: place ?? 0 };
}

/** The one member that words name; null for none and for several. */
export function memberOf(words: readonly string[]): number | null {
  const [number, ...others] = numbersOf(words) ?? [];
  return number === undefined || others.length > 0 ? null : number;
}

/** The list as it is wanted, or the sentence against that, after "Nothing was changed: …". */
export function changedList<Item>(items: readonly Item[], change: ListChange, one: ListMember): Item[] | string {
  switch (change.to) {
    case 'remove':
      return withMember(items, change.number, { one, become: () => [] });
    case 'move':
      return movedList(items, change, one);
    case 'order':
      return orderedList(items, change.numbers, one);
  }
}

function movedList<Item>(
  items: readonly Item[],
  { number, place }: { readonly number: number; readonly place: number },
  one: ListMember,
): Item[] | string {
  const moved = items.slice(number - 1, number);
  const others = withMember(items, number, { one, become: () => [] });
  return typeof others === 'string' ? others : others.toSpliced(place - 1, 0, ...moved);
}

function orderedList<Item>(items: readonly Item[], numbers: readonly number[], one: ListMember): Item[] | string {
  const ordered = numbers.flatMap((number) => items.slice(number - 1, number));
  if (items.length === 0) return `there are no ${plurals[one]} yet. Add them first.`;
  const isWhole = new Set(numbers).size === items.length && ordered.length === items.length;
  return isWhole
    ? ordered
    : `an order names all ${plurals[one]} by their numbers in "show", 1 to ${items.length}, each once; ${one}-move moves one alone.`;
}

type Becoming<Item> = {
  readonly one: ListMember;
  /** In place of the member. */
  readonly become: (item: Item) => readonly Item[];
};

/** The list with a member changed, or the sentence against that. */
export function withMember<Item>(
  items: readonly Item[],
  number: number,
  { one, become }: Becoming<Item>,
): Item[] | string {
  if (number > items.length) return `there is no ${one} ${number}. "show" numbers them.`;
  return items.flatMap((item, index) => (index === number - 1 ? become(item) : [item]));
}
