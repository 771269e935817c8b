import type { CartAmount } from '../cart/merge.ts';
import { joinedNote } from '../cart/lineNote.ts';
import { maximumPositions } from '../cart/size.ts';
import type { Product } from '../catalog/product.ts';
import type { LocalizedText } from '../language/text.ts';
import type { PartMatch } from '../partsList/partMatch.ts';
import { matchPart } from '../partsList/partMatch.ts';

/** The most lists that an account keeps. */
export const mostLists = 100;

/** Products that a list takes: as many as a cart, so that all of them can be ordered at once. */
export const mostListLines = maximumPositions;

/** Characters of a list's name. */
export const longestListName = 80;

/** The largest amount of a line, as of a request for the cart. */
export const mostPieces = 100_000;

/** A list among those of an account. */
export type ListEntry = {
  readonly id: string;
  readonly name: string;
  /** Number of its products. */
  readonly lines: number;
  /** Whether it can be opened by a link. */
  readonly shared: boolean;
};

/** A line of a list, with what the shop sells for it today. */
export type ListedLine = CartAmount &
  Pick<PartMatch, 'state' | 'chosen'> & {
    /** As the catalogue names it, also after it has left the sale. */
    readonly name: LocalizedText;
    readonly partNumber: string;
    /** The account's own number for the product; left out where there is none, and for others who read the list. */
    readonly ownNumber?: string | undefined;
  };

/** The words of a project of the shop, in all languages. */
export type ProjectTexts = { readonly title: LocalizedText; readonly text: LocalizedText };

/** A list with all that its page shows. */
export type SavedList = {
  readonly name: string;
  /** The secret part of the link that shows the list to others; null while there is none, and for those others. */
  readonly shareKey: string | null;
  readonly lines: readonly ListedLine[];
  /** The products that are ordered for the lines, with the data of a listing. */
  readonly products: readonly Product[];
  /** Of a project of the shop; left out for the list of an account. */
  readonly project?: ProjectTexts | undefined;
};

/** The catalogue's facts about a line's product. */
export type LineFacts = Pick<ListedLine, 'name' | 'partNumber'> & {
  /** Null for one that the shop no longer has. */
  readonly product: Product | null;
  /** In place of one that the shop no longer has. */
  readonly successor: Product | null;
};

/** Matches a line as a parts list with the product's number alone: the product itself, its successor, or nothing. */
export function listedLine(line: CartAmount, { name, partNumber, product, successor }: LineFacts): ListedLine {
  const asked = { manufacturer: '', value: '', footprint: '', description: '', references: [] };
  const part = { ...asked, line: 1, pieces: line.amount, numbers: [String(line.sku)] };
  const named = product === null ? [] : [product];
  const successors = successor === null ? [] : [successor];
  const { state, chosen } = matchPart(part, null, { named, successors, found: [], query: 0 });
  return { ...line, name, partNumber, state, chosen };
}

/** Adds lines to a list: amounts of the same product become one sum, and their notes one note. Null: the list has no room for all of them. */
export function addedLines(before: readonly CartAmount[], added: readonly CartAmount[]): CartAmount[] | null {
  const lines = new Map(before.map((line) => [line.sku, line]));
  for (const { sku, amount, note } of added) {
    const known = lines.get(sku);
    const sum = Math.min((known?.amount ?? 0) + amount, mostPieces);
    lines.set(sku, { sku, amount: sum, note: joinedNote([known?.note, note]) });
  }
  return lines.size > mostListLines ? null : [...lines.values()];
}

/** Sets the amounts and notes of lines that the list has. An amount of 0 removes the line; the others stay as they are. */
export function changedLines(before: readonly CartAmount[], changes: readonly CartAmount[]): CartAmount[] {
  const bySku = new Map(changes.map((change) => [change.sku, change]));
  return before.map((line) => bySku.get(line.sku) ?? line).filter(({ amount }) => amount > 0);
}
