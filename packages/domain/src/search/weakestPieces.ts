/** One piece of a query that finds nothing as a whole. */
export type WeighedPiece = {
  readonly isValue: boolean;
  /** Products that have the piece. */ readonly products: number;
};

/**
 * The pieces to leave out so that a query finds something, as few as possible, by their index. First go those that no product has, then the weakest:
 * values before words, because the word says what is wanted, and among equals the piece that most products have, because it says least. `finds` tells
 * whether the pieces that are kept have a product in common. Null when nothing can be left out.
 */
export function piecesToDrop(
  pieces: readonly WeighedPiece[],
  finds: (kept: readonly number[]) => boolean,
): readonly number[] | null {
  const known = [...pieces.keys()].filter((at) => (pieces[at]?.products ?? 0) > 0);
  const dropped = (kept: readonly number[]) => [...pieces.keys()].filter((at) => !kept.includes(at));
  for (let kept = known.toSorted(weakestFirst(pieces)); kept.length > 0; kept = kept.slice(1)) {
    if (kept.length < pieces.length && finds(kept)) return dropped(kept);
    const weakest = kept.length === 1 ? undefined : kept.find((at) => finds(kept.filter((other) => other !== at)));
    if (weakest !== undefined) return dropped(kept.filter((at) => at !== weakest));
  }
  return null;
}

/** The most texts that are suggested. */
const maxSuggestions = 3;

/** The ways to keep all but one piece that find something, apart from `chosen`: what else the query may have meant. */
export function othersToKeep(
  count: number,
  finds: (kept: readonly number[]) => boolean,
  chosen: readonly number[],
): readonly (readonly number[])[] {
  const all = Array.from({ length: count }, (_, at) => at);
  return all
    .filter((at) => !(chosen.length === 1 && chosen.includes(at)))
    .map((at) => all.filter((other) => other !== at))
    .filter((kept) => kept.length > 0 && finds(kept))
    .slice(0, maxSuggestions);
}

function weakestFirst(pieces: readonly WeighedPiece[]) {
  const rank = (at: number) => pieces[at] ?? { isValue: false, products: 0 };
  return (one: number, other: number) =>
    Number(rank(other).isValue) - Number(rank(one).isValue) || rank(other).products - rank(one).products || other - one;
}
