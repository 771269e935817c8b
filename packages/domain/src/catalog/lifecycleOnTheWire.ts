import type { ProductWire } from '../contract/schemas/product.ts';
import type { Lifecycle } from './lifecycle.ts';

type LifecycleWire = NonNullable<ProductWire['LIFECYCLE']>;

export function lifecycleFromWire(wire: ProductWire['LIFECYCLE']): Lifecycle | null {
  if (!wire) return null;
  return { state: wire.STATE, lastOrder: wire.LAST_ORDER_DATE, replacements: wire.REPLACEMENTS };
}

/** The field of the wire, left out for a product of which nothing is known. */
export function lifecycleToWire(lifecycle: Lifecycle | null): { readonly LIFECYCLE?: LifecycleWire } {
  if (lifecycle === null) return {};
  const { state, lastOrder, replacements } = lifecycle;
  return { LIFECYCLE: { STATE: state, LAST_ORDER_DATE: lastOrder, REPLACEMENTS: [...replacements] } };
}
