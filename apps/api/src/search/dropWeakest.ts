import { othersToKeep, piecesToDrop } from '@platine/domain/search/weakestPieces.ts';
import { productsMatchingPiece } from './listing.ts';
import type { LookedUp } from './lookUp.ts';
import type { TextQuery } from './textQuery.ts';

export type Relaxed = {
  readonly found: LookedUp;
  /** The pieces that were left out, as typed. */
  readonly dropped: readonly string[];
  /** Texts that leave out another piece and find something. */
  readonly suggestions: readonly string[];
};

/**
 * The products without the weakest pieces of a query that finds nothing; as it was when nothing can be left out. It reads nothing more from the
 * database.
 */
export function dropWeakest(lookedUp: LookedUp): Relaxed {
  const { snapshot, pieces, query, listedFor } = lookedUp;
  const words = query?.words ?? [];
  const weighed = pieces.map(({ isValue }, at) => ({
    isValue,
    products: productsMatchingPiece(snapshot, words[at] ?? []).length,
  }));
  const listedWith = (kept: readonly number[]) => listedFor(onlyPieces(query, kept));
  const finds = (kept: readonly number[]) => listedWith(kept).length > 0;
  const left = query === null ? null : piecesToDrop(weighed, finds);
  if (left === null) return { found: lookedUp, dropped: [], suggestions: [] };
  const kept = [...pieces.keys()].filter((at) => !left.includes(at));
  const textOf = (at: number) => pieces[at]?.text ?? '';
  return {
    found: { ...lookedUp, query: onlyPieces(query, kept), listed: listedWith(kept) },
    dropped: left.map(textOf),
    suggestions: othersToKeep(pieces.length, finds, left).map((some) => some.map(textOf).join(' ')),
  };
}

/** The query with some of its pieces. */
function onlyPieces(query: TextQuery | null, kept: readonly number[]): TextQuery | null {
  if (query === null) return null;
  const isKept = (_: unknown, at: number) => kept.includes(at);
  return { ...query, words: query.words?.filter(isKept) ?? null, ranking: query.ranking.filter(isKept), kind: null };
}
