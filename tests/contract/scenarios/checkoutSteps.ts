import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Wire } from '../wire.ts';
import { newEmail } from './customers.ts';
import { findPlain, headlineOf } from './products.ts';

type AddressWire = ResponseOf<'cartAddAddress'>['ADDRESS'];

/** Lines of an address that every rule takes; of a country that has its own form of zip codes. */
export const lines = {
  COUNTRY_CODE: 'LU',
  COMPANY: '',
  DEPARTMENT: '',
  FIRSTNAME: 'Ada',
  LASTNAME: 'D’Angelo',
  STREET: '12, rue de l’Alzette',
  SUPPLEMENT: '',
  ZIPCODE: 'L-4010',
  CITY: 'Esch-sur-Alzette',
} as const;

export const french = { ...lines, COUNTRY_CODE: 'FR', ZIPCODE: '75011', CITY: 'Paris' } as const;

/** Adds an address for a purpose. */
export async function addAddress(
  wire: Wire,
  label: 'DELIVERY' | 'INVOICE',
  change: Partial<AddressWire> = {},
): Promise<AddressWire> {
  const { ADDRESS: empty } = await wire.ask('cartAddAddress');
  const NEW_ADDRESS = { ...empty, ...lines, ...change };
  const request = { ADDRESS_LABEL: label, NEW_ADDRESS, OLD_ADDRESS: empty };
  return (await wire.ask('cartChangeAddress', request)).ADDRESS;
}

/** Puts goods for at least so many euros, at Luxembourg's price, into the cart; answers the SKU and the pieces. */
export async function fillCart(wire: Wire, euros = 20) {
  const plain = await findPlain(wire);
  const AMOUNT = Math.ceil(euros / headlineOf(plain));
  await wire.ask('cartAddPosition', { SKU: plain.SKU, AMOUNT });
  return { SKU: plain.SKU, AMOUNT, price: headlineOf(plain) };
}

export type Ready = {
  readonly euros?: number;
  readonly shipping?: RequestOf<'updateShippingMethod'>['SHIPPING_METHOD'];
  readonly payment?: RequestOf<'updatePaymentMethod'>['PAYMENT_METHOD'];
  readonly email?: string;
};

/** A guest in Luxembourg who needs only to press the order button. */
export async function readyToOrder(wire: Wire, ready: Ready = {}) {
  const goods = await fillCart(wire, ready.euros);
  await wire.ask('updateEmail', { EMAIL: ready.email ?? newEmail() });
  await addAddress(wire, 'DELIVERY');
  await wire.ask('updateShippingMethod', { SHIPPING_METHOD: ready.shipping ?? 'UPS_SAVER' });
  const session = await wire.ask('updatePaymentMethod', { PAYMENT_METHOD: ready.payment ?? 'WIRE_TRANSFER' });
  return { ...goods, session, version: session.CART.VERSION };
}

let keys = 0;
/** A key that nobody has used. */
export function newKey(): string {
  keys += 1;
  return `scenario-key-${keys}`;
}

export const numbersOf = ({ TR_SUMMARY }: ResponseOf<'checkout'>): string[] =>
  TR_SUMMARY.ORDERS.map(({ ORDER_NUMBER }) => ORDER_NUMBER);
