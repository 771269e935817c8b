import type { Carrier } from '@platine/domain/shipping/carriers.ts';

/** The parcel that a form names. Goods that are handed over have no carrier ('' in its field) and no number. */
export function parcelIn(carrier = '', tracking = ''): { readonly carrier: Carrier | null; readonly tracking: string } {
  return carrier === '' ? { carrier: null, tracking: '' } : { carrier, tracking: tracking.trim() };
}
