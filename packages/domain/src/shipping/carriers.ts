import type { ShippingMethod } from './methods.ts';

/** Carriers that an operator can name for a parcel. */
export const carriers = ['dhl', 'dpd', 'ups', 'tnt', 'post'] as const;
export type Carrier = (typeof carriers)[number];

/** A carrier as shoppers know it, and its page that follows a parcel: `{number}` stands for the parcel's number. Change them here when a carrier does. */
const facts: Readonly<Record<Carrier, { readonly name: string; readonly link: string }>> = {
  dhl: { name: 'DHL', link: 'https://www.dhl.com/lu-en/home/tracking.html?tracking-id={number}' },
  dpd: { name: 'DPD', link: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  ups: { name: 'UPS', link: 'https://www.ups.com/track?tracknum={number}' },
  tnt: { name: 'TNT', link: 'https://www.tnt.com/express/en_lu/site/tracking.html?searchType=con&cons={number}' },
  post: {
    name: 'POST Luxembourg',
    link: 'https://www.post.lu/en/particuliers/colis-courrier/track-and-trace#/search?q={number}',
  },
};

/** Economy goes by the post; free shipping is as fast as a parcel (docs/adr/0061). */
const byMethod: Readonly<Record<ShippingMethod, Carrier | null>> = {
  UPS_SAVER: 'ups',
  DHL_EXPRESS: 'dhl',
  TNT: 'tnt',
  DPD_CLASSIC: 'dpd',
  ECONOMY: 'post',
  FREE_SHIPPING: 'dpd',
  PICKUP: null,
  EXTERN_LOGISTIC_PICKUP: null,
};

/** The carrier that the shop most likely hands a parcel to; null where the customer has it fetched. */
export function likelyCarrier(method: ShippingMethod): Carrier | null {
  return byMethod[method];
}

export function carrierName(carrier: Carrier): string {
  return facts[carrier].name;
}

/** The page on which a parcel can be followed; null without a number. */
export function trackingLink(carrier: Carrier | null, tracking: string): string | null {
  if (carrier === null || tracking === '') return null;
  return facts[carrier].link.replace('{number}', encodeURIComponent(tracking));
}
