import { expect, test } from 'vitest';
import { placedState } from '../order/life/orderState.ts';
import { gross, order as ordered } from '../order/sampleOrder.testing.ts';
import { ordersFile } from './ordersFile.ts';

const address = {
  id: 'a',
  types: [],
  country: 'LU',
  company: 'Atelier Schmit; S.à r.l.',
  department: '',
  firstName: 'Léa',
  lastName: 'Schmit',
  street: '12, rue de la Gare',
  supplement: '',
  zipCode: 'L-1611',
  city: 'Luxembourg',
} as const;
const facts = { ...ordered(gross), paymentMethod: 'INVOICE' } as const;
const order = {
  ...facts,
  orderNumber: '2026-100001',
  date: '2026-11-20',
  shippingMethod: 'DPD_CLASSIC',
  email: 'lea@example.org',
  ownOrderNumber: '=A1',
  comment: '',
  delivery: address,
  invoice: null,
} as const;

test('issue 20: an order is a line with the place that its parcel goes to, safe for a spreadsheet', () => {
  const [, line] = ordersFile([{ order, state: placedState(facts) }]).split('\r\n');
  expect(line).toBe(
    '2026-100001;2026-11-20;65,84;0,00;8;shipping;DPD_CLASSIC;"Atelier Schmit; S.à r.l.";Léa;Schmit;12, rue de la Gare;;L-1611;Luxembourg;LU;lea@example.org;\'=A1;',
  );
});

test('issue 20: where nothing is delivered, the invoice’s place stands; without one the fields are empty', () => {
  const place = (changed: object) =>
    ordersFile([{ order: { ...order, ...changed }, state: placedState(facts) }])
      .split('\r\n')[1]
      ?.split(';')
      .slice(-6);
  expect(place({ delivery: null, invoice: { ...address, company: '' } })?.slice(0, 3)).toEqual([
    'L-1611',
    'Luxembourg',
    'LU',
  ]);
  expect(place({ delivery: null })).toEqual(['', '', '', 'lea@example.org', "'=A1", '']);
});
