import type { Customs } from '../catalog/facts.ts';
import type { CountryCode } from '../customer/countries.ts';
import { isEuCountry } from '../customer/countries.ts';
import type { OrderState } from '../order/life/orderState.ts';
import { isPacked, mayBeSent } from '../order/life/orderState.ts';
import type { Carrier, Carriers } from './carriers.ts';
import { likelyCarrier } from './carriers.ts';
import type { ShippingMethod } from './methods.ts';

/** Codes of the label service's shipping options, by method. A method without one has no label. */
export type LabelCodes = Readonly<Partial<Record<ShippingMethod, string>>>;

/** `none`: it can be made; `asked` and `cancelling`: the service has not answered yet; `refused`: it makes none. */
export const labelStates = ['none', 'asked', 'made', 'refused', 'cancelling', 'cancelled'] as const;
export type LabelState = (typeof labelStates)[number];

/** The label of the parcel that an order waits with, as the desk sees it. */
export type ParcelLabel = {
  readonly state: LabelState;
  /** The shop's name of the parcel, by which its PDF is read; '' while there is none. */
  readonly reference: string;
  /** As far as it was made. */
  readonly carrier: Carrier | null;
  readonly tracking: string;
  /** Whether its PDF is there: made, and not forgotten yet. */
  readonly printable: boolean;
  /** The service's reason for the last refusal, also that of a cancellation; '' for none. */
  readonly reason: string;
};

/** A label that can be made. */
export const noLabel: ParcelLabel = {
  state: 'none',
  reference: '',
  carrier: null,
  tracking: '',
  printable: false,
  reason: '',
};

/** States in which a parcel must not get a second label. */
export function isLabelOpen(state: LabelState): boolean {
  return state === 'asked' || state === 'made' || state === 'cancelling';
}

/** Whether a parcel is packed that may leave. */
export function takesLabel(state: OrderState): boolean {
  return state.stage === 'placed' && mayBeSent(state) && isPacked(state);
}

/** The carrier and number of a label that was made, for the act `sent`; null without one. */
export function labelledParcel(
  label: ParcelLabel | null,
): { readonly carrier: Carrier | null; readonly tracking: string } | null {
  if (label?.state !== 'made') return null;
  return { carrier: label.carrier, tracking: label.carrier === null ? '' : label.tracking };
}

/** The carrier by the code that a label service has for it, such as `dhl_express`; for one that the shop does not know, the likely one of the method. */
export function carrierOfCode(carriers: Carriers, code: string, method: ShippingMethod): Carrier | null {
  const named = Object.keys(carriers).find((carrier) => code === carrier || code.startsWith(`${carrier}_`));
  return named ?? likelyCarrier(carriers, method);
}

/** Facts that customs ask for and a product lacks. */
export const customsFacts = ['hsCode', 'originCountry'] as const;
export type CustomsFact = (typeof customsFacts)[number];
export type CustomsLack = {
  readonly sku: number;
  readonly partNumber: string;
  readonly facts: readonly CustomsFact[];
};

type Declared = Customs & { readonly sku: number; readonly partNumber: string };

/** The products of a parcel without which customs would not let it pass; none within the Union. */
export function customsLacks(items: readonly Declared[], country: CountryCode): CustomsLack[] {
  if (isEuCountry(country)) return [];
  return items.flatMap(({ sku, partNumber, ...item }) => {
    const facts = customsFacts.filter((fact) => item[fact] === null);
    return facts.length === 0 ? [] : [{ sku, partNumber, facts }];
  });
}
