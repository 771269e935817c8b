import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { builtInLanguages } from '../language/language.ts';
import { segmentOf, sessionOfSegment, userOfSegment } from './segment.ts';
import type { Session } from './session.ts';
import { sessionFromWire } from './session.ts';
import type { User } from './user.ts';
import { userFromWire } from './user.ts';

const session = sessionFromWire(samples.currentSession.response);
const { USER } = samples.login.response;
const user = userFromWire(USER);

test.each<[string, Partial<Session>]>([
  ['cart', { cart: { ...session.cart, positions: [], version: 99, orderNumber: '2026-1' } }],
  ['e-mail', { email: 'ada@example.org' }],
  ['addresses', { addresses: [] }],
  ['comment', { comment: 'Ring twice' }],
  ['language, which is no part of it', { language: 'FR' }],
])('a shopper with another %s is of the same segment', (_, other) => {
  expect(segmentOf({ ...session, ...other }, null)).toEqual(segmentOf(session, null));
});

const { cart } = session;
const reverseCharge = { ...cart.pricing, vat: { ...cart.pricing.vat, rate: 0 } };

test.each<[string, Partial<Session>, User | null]>([
  ['customer type', { customerType: session.customerType === 'PRIVATE' ? 'COMPANY' : 'PRIVATE' }, null],
  ['delivery country', { country: 'CH' }, null],
  ['tax case', { cart: { ...cart, pricing: reverseCharge } }, null],
  ['minimum order', { cart: { ...cart, minimumOrderValue: cart.minimumOrderValue + 1 } }, null],
  ['threshold of free shipping', { cart: { ...cart, freeShippingThreshold: null } }, null],
  ['account', {}, { ...user, educationalInstitution: false }],
  ['institution', {}, { ...user, educationalInstitution: true }],
])('a shopper with another %s is of another segment', (_, other, account) => {
  const segment = segmentOf({ ...session, ...other }, account);
  expect(segment).not.toEqual(segmentOf(session, null));
  if (account !== null)
    expect(segment).not.toEqual(
      segmentOf(session, { ...account, educationalInstitution: !account.educationalInstitution }),
    );
});

test.each([null, user, { ...user, educationalInstitution: true }])(
  'the session and the customer of a segment are of it, and have nothing of the shopper: %#',
  (account) => {
    const segment = segmentOf(session, account);
    const [nobody, customer] = [sessionOfSegment(segment), userOfSegment(segment)];
    expect(segmentOf(nobody, customer)).toEqual(segment);
    expect(nobody.cart.positions).toEqual([]);
    expect(nobody.cart.totals).toEqual({ goods: 0, shipment: 0, tax: 0, total: 0, totalWithoutTax: 0 });
    expect(nobody).toMatchObject({ addresses: [], flags: [], comment: '', ownOrderNumber: '', languageChanged: false });
    const text = JSON.stringify([nobody, customer]);
    for (const own of [USER.USER_ID, user.contact.lastName, user.contact.street]) expect(text).not.toContain(own);
  },
);

test('the customer of a segment has its type and country, a language that exists, and no other word', () => {
  const { contact, language, ...customer } = userOfSegment(segmentOf(session, user)) ?? {};
  const { customerType, country, ...words } = contact ?? {};
  expect(customer).toMatchObject({ email: '', customerId: '', customerType: session.customerType });
  expect([customerType, country]).toEqual([session.customerType, session.country]);
  expect(builtInLanguages).toContain(language);
  expect(Object.keys(words).toSorted()).toEqual(
    Object.keys(user.contact)
      .filter((name) => name !== 'customerType' && name !== 'country')
      .toSorted(),
  );
  expect(Object.values(words).filter((word) => word !== '')).toEqual([]);
});
