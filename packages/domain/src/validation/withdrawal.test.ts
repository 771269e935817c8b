import { expect, test } from 'vitest';
import { checkWire } from './checkWire.ts';
import { withdrawalSchema } from './withdrawal.ts';

const good = { NAME: "Ada D'Angelo", ORDER_NUMBER: '2026-100001', EMAIL: 'ada@example.org', GOODS: '' };
const refused = (change: object) => {
  const checked = checkWire(withdrawalSchema, { ...good, ...change });
  return checked.kind === 'valid' ? [] : checked.fields.map(({ FIELD, CODE }) => `${FIELD} ${CODE}`);
};

test.each([
  [{}, []],
  [{ GOODS: 'Two of the\nthree relays' }, []],
  [{ GOODS: 'Waren aus Österreich: 2 × Relais' }, []],
  [{ NAME: '' }, ['NAME REQUIRED']],
  [{ NAME: 'A' }, ['NAME TOO_SHORT']],
  [{ NAME: 'Ada <b>' }, ['NAME CHARACTERS']],
  [{ NAME: 'www.elsewhere.example win 1000' }, ['NAME CHARACTERS']],
  [{ ORDER_NUMBER: '' }, ['ORDER_NUMBER REQUIRED']],
  [{ EMAIL: 'ada' }, ['EMAIL FORMAT']],
  [{ GOODS: 'see https://elsewhere.example' }, ['GOODS CHARACTERS']],
  [{ GOODS: 'x'.repeat(301) }, ['GOODS TOO_LONG']],
])('CRD art. 11a (2): %j is refused for %j', (change, expected) => {
  expect(refused(change)).toEqual(expected);
});
