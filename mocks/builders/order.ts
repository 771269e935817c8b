import type { Address } from '@platine/domain/customer/address.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { draftOrder, placedOrder } from '@platine/domain/order/order.ts';
import { mockDate } from '../shop/date.ts';
import { buildPosition } from './position.ts';
import { buildCart, buildSession } from './session.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** A complete address in Luxembourg, for delivery and invoice. */
export function buildAddress(overrides: Partial<Address> = {}): Address {
  return {
    id: 'address-1',
    types: ['DELIVERY', 'INVOICE'],
    country: 'LU',
    company: '',
    department: '',
    firstName: 'Camille',
    lastName: 'Weber',
    street: '12, rue de l’Alzette',
    supplement: '',
    zipCode: 'L-4010',
    city: 'Esch-sur-Alzette',
    ...overrides,
  };
}

/** A placed order: 100 resistors to an address in Luxembourg, to be paid by bank transfer, unless the overrides differ. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  const session = buildSession({
    email: 'camille.weber@example.lu',
    addresses: [buildAddress()],
    shippingMethod: 'DPD_CLASSIC',
    paymentMethod: 'WIRE_TRANSFER',
    cart: buildCart({ positions: [buildPosition({ amount: 100 })] }),
  });
  const draft = draftOrder(session, exampleShop.identity);
  if (draft === null) throw new Error('The built session cannot be ordered.');
  const { orderNumber = '2026-100001', date = mockDate } = overrides;
  return { ...placedOrder(draft, { orderNumber, date, payBy: null }), ...overrides };
}
