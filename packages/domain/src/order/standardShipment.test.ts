import { expect, test } from 'vitest';
import { cartTotals } from '../cart/totals.ts';
import type { Address } from '../customer/address.ts';
import { unitPrice } from '../money/vat.ts';
import type { ShippingMethod } from '../shipping/methods.ts';
import { exampleDelivery } from '../shop/exampleDelivery.data.ts';
import { shipmentToRepay, standardShipment } from './standardShipment.ts';

const address: Address = {
  id: 'a',
  types: ['DELIVERY'],
  country: 'LU',
  company: '',
  department: '',
  firstName: 'Ada',
  lastName: 'Weber',
  street: 'rue de l’Alzette 12',
  supplement: '',
  zipCode: 'L-4010',
  city: 'Esch-sur-Alzette',
};
const pricing = { vat: { kind: 'DESTINATION', country: 'LU', rate: 170 }, mode: 'gross' } as const;
const lines = [{ line: 10_000 }];
const order = (shippingMethod: ShippingMethod, shipment: number) => ({
  lines,
  shippingMethod,
  delivery: address,
  pricing,
  totals: cartTotals(lines, unitPrice(shipment, pricing, 'STANDARD'), pricing),
});

test.each<[method: ShippingMethod, charged: number, standard: number]>([
  ['DPD_CLASSIC', 590, 450],
  ['ECONOMY', 290, 290],
  ['UPS_SAVER', 990, 450],
  ['UPS_SAVER', 2490, 1390],
  ['UPS_SAVER', 4990, 4990],
  ['FREE_SHIPPING', 0, 0],
  ['UPS_SAVER', 1234, 1234],
])('CRD art. 13 (2): of %s for %d cents, %d are repaid', (method, charged, standard) => {
  expect(standardShipment(order(method, charged), exampleDelivery.zones)).toBe(standard);
});

test('CRD art. 13 (2): where nothing is delivered, all that was charged is repaid', () => {
  expect(standardShipment({ ...order('UPS_SAVER', 990), delivery: null }, exampleDelivery.zones)).toBe(990);
});

test.each([
  [0, 450],
  [400, 50],
  [450, 0],
  [990, 0],
])(
  'D39: of 990 for a delivery whose standard is 450, of which %d went back, %d are still repaid',
  (refundedShipment, left) => {
    expect(shipmentToRepay(order('UPS_SAVER', 990), { refundedShipment }, exampleDelivery.zones)).toBe(left);
  },
);
