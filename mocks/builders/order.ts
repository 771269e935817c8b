import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { transaction } from '@platine/domain/contract/schemas/order.ts';
import type { AddressWire } from '@platine/domain/contract/schemas/session.ts';
import { address } from '@platine/domain/contract/schemas/session.ts';
import { isOrderable, orderDocument } from '@platine/domain/order/document.ts';
import { mockDate } from '../shop/date.ts';
import { conforming } from './conforming.ts';
import { buildPosition } from './position.ts';
import { buildCart, buildSession } from './session.ts';

export type TransactionWire = ResponseOf<'transaction'>;

/** A complete address in Luxembourg, for delivery and invoice. */
export function buildAddress(overrides: Partial<AddressWire> = {}): AddressWire {
  return conforming(address, {
    ADDRESS_ID: 'address-1',
    ADDRESS_TYPES: ['DELIVERY', 'INVOICE'],
    COUNTRY_CODE: 'LU',
    COMPANY: '',
    DEPARTMENT: '',
    FIRSTNAME: 'Camille',
    LASTNAME: 'Weber',
    STREET: '12, rue de l’Alzette',
    ZIPCODE: 'L-4010',
    CITY: 'Esch-sur-Alzette',
    ...overrides,
  });
}

/** A placed order's confirmation: two products to an address in Luxembourg, to be paid by transfer, unless the overrides say more. */
export function buildTransaction(overrides: Partial<TransactionWire> = {}): TransactionWire {
  const session = buildSession({
    EMAIL: 'camille.weber@example.lu',
    ADDRESSES: [buildAddress()],
    SHIPPING_METHOD: 'DPD_CLASSIC',
    PAYMENT_METHOD: 'WIRE_TRANSFER',
    CART: buildCart({ POSITIONS: [buildPosition({ amount: 100 })] }),
  });
  if (!isOrderable(session)) throw new Error('The built session cannot be ordered.');
  const { ORDER_NUMBER: orderNumber = '2026-100001', ORDER_DATE: day = mockDate } = overrides;
  return conforming(transaction, { ...orderDocument(session, { orderNumber, day }), ...overrides });
}
