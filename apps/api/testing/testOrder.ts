import type { Address } from '@platine/domain/customer/address.ts';
import type { Order } from '@platine/domain/order/order.ts';

const address: Address = {
  id: 'a',
  types: ['DELIVERY'],
  country: 'DE',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Muller',
  street: 'Hauptstraße 1',
  supplement: '',
  zipCode: '54290',
  city: 'Trier',
};
/** An order by bank transfer from Luxembourg to Germany, for tests of its mail. */
export const testOrder: Order = {
  documentNumber: 'KB-2026-100001',
  orderNumber: '2026-100001',
  date: '2026-11-21',
  customerType: 'PRIVATE',
  email: 'ada@example.org',
  vatId: null,
  pricing: { vat: { kind: 'DESTINATION', country: 'DE', rate: 190 }, mode: 'gross' },
  shippingMethod: 'DPD_CLASSIC',
  paymentMethod: 'WIRE_TRANSFER',
  paid: false,
  payBy: '2026-12-05',
  cancellation: null,
  events: [],
  documents: [],
  delivery: address,
  invoice: null,
  pickup: null,
  comment: '',
  ownOrderNumber: '',
  totals: { goods: 122_850, shipment: 600, tax: 19_711, total: 123_450, totalWithoutTax: 103_739 },
  lines: [{ sku: 7, name: { EN: 'Relay', DE: 'Relais' }, partNumber: 'F-7', amount: 2, unit: 61_425, line: 122_850 }],
};
