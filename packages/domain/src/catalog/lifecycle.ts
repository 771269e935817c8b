/** How long a part will be made, as makers announce it. Whether the shop sells it is another fact: prices and the flag NO_SALE say so. */
export const lifecycleStates = ['ACTIVE', 'NOT_FOR_NEW_DESIGNS', 'LAST_ORDER', 'DISCONTINUED'] as const;
export type LifecycleState = (typeof lifecycleStates)[number];

export type Lifecycle = {
  readonly state: LifecycleState;
  /** Last day of orders at the maker, YYYY-MM-DD; null for any state but LAST_ORDER. */
  readonly lastOrder: string | null;
  /** SKUs of products that do the same: the successor first, then substitutes. Empty in a listing. */
  readonly replacements: readonly number[];
};

/** The facts of a product's life that the catalogue states, beside its successor. */
export type StatedLifecycle = Pick<Lifecycle, 'state' | 'lastOrder'> & { readonly substitutes: readonly number[] };

/** The part of it that a list or a cart says: the state of a product that is not active, without its replacements, which its page shows. */
export function announcedLifecycle(lifecycle: Lifecycle | null): Lifecycle | null {
  return lifecycle === null || lifecycle.state === 'ACTIVE' ? null : { ...lifecycle, replacements: [] };
}
