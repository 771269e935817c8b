/** How many of some products have an attribute, and at which place they list it on average (0 is first). */
export type AttributeUse = { readonly key: string; readonly coverage: number; readonly place: number };

/** The case or size of a part. Whatever place a catalogue gives it, it stands after the first attribute: a part that does not fit the board need not be compared further. */
const packageKey = 'package';

/**
 * Attributes in the order that buyers choose by. `defining` are those of at least half of the products, in the order in which the catalogue lists
 * them, the package second at the latest; `others` are sorted by the number of products, then by key.
 */
export function inDefiningOrder<Use extends AttributeUse>(
  uses: readonly Use[],
  products: number,
): { readonly defining: Use[]; readonly others: Use[] } {
  const isDefining = ({ coverage }: Use) => coverage * 2 >= products;
  return {
    defining: uses.filter(isDefining).toSorted((one, other) => placeOf(one) - placeOf(other) || byCoverage(one, other)),
    others: uses.filter((use) => !isDefining(use)).toSorted(byCoverage),
  };
}

function placeOf({ key, place }: AttributeUse): number {
  return key === packageKey ? Math.min(place, 0.5) : place;
}

function byCoverage(one: AttributeUse, other: AttributeUse): number {
  if (one.coverage !== other.coverage) return other.coverage - one.coverage;
  if (one.key === other.key) return 0;
  return one.key < other.key ? -1 : 1;
}
