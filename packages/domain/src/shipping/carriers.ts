import type { ShippingMethod } from './methods.ts';

/** The short name of a carrier in the shop's settings, such as `dhl`. It stands in orders for good. */
export type Carrier = string;

/** The form of such a name. */
export const carrierPattern = /^[a-z][a-z\d-]{0,19}$/;

/** A carrier as shoppers know it. */
export type CarrierPage = {
  readonly name: string;
  /** The page that follows a parcel, `{number}` in place of its number; null for none. */
  readonly link: string | null;
};

export type CarrierTerms = CarrierPage & {
  /** Shipping methods of which it usually takes the parcels; each is in one carrier at most. */
  readonly methods: readonly ShippingMethod[];
};

/** The carriers of the shop, in the order in which the desk offers them. */
export type Carriers = Readonly<Record<Carrier, CarrierTerms>>;

/** The carrier that the shop most likely hands a parcel to; null where the customer has it fetched. */
export function likelyCarrier(carriers: Carriers, method: ShippingMethod): Carrier | null {
  return Object.entries(carriers).find(([, { methods }]) => methods.includes(method))?.[0] ?? null;
}

/** The name of a carrier; the short name of one that the shop does not have any more. */
export function carrierName(carriers: Readonly<Record<Carrier, CarrierPage>>, carrier: Carrier): string {
  return carriers[carrier]?.name ?? carrier;
}

/** The page on which a parcel can be followed; null without a number, or a page of its carrier. */
export function trackingLink(
  carriers: Readonly<Record<Carrier, CarrierPage>>,
  carrier: Carrier | null,
  tracking: string,
): string | null {
  const link = carrier === null ? null : (carriers[carrier]?.link ?? null);
  return link === null || tracking === '' ? null : link.replaceAll('{number}', encodeURIComponent(tracking));
}
