import { expect, test } from 'vitest';
import { newsletterFooterPlace } from '../shop/constants.ts';
import { newsletterSchema } from './newsletter.ts';
import { checkWire } from './checkWire.ts';

const EMAIL = 'ada@example.com';

test.each([newsletterFooterPlace, 'REGISTRATION', 'CONTACT_FORM'])('spec §7: the place %s is one', (PLACE) => {
  expect(checkWire(newsletterSchema, { EMAIL, PLACE })).toEqual({
    kind: 'valid',
    value: { email: EMAIL, place: PLACE },
  });
});

test.each(['', 'footer', '_FOOTER', 'FOOTER<script>', 'F'.repeat(41)])('the place "%s" is none', (PLACE) => {
  expect(checkWire(newsletterSchema, { EMAIL, PLACE })).toEqual({
    kind: 'invalid',
    fields: [{ FIELD: 'PLACE', CODE: 'NOT_A_CHOICE' }],
  });
});
