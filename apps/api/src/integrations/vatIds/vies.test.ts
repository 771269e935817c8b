import { createVies } from '@platine/mocks/providers/vies/vies.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Served } from '../../../testing/providers/serveDouble.ts';
import { serveDouble } from '../../../testing/providers/serveDouble.ts';
import type { LogLine } from '../../log/log.ts';
import type { VatIdChecker } from './vatIdChecker.ts';
import { viesChecker } from './vies.ts';

const vies = createVies();
const identity = { ...exampleShop.identity, vatId: 'LU12345678' };
let served: Served;
let check: VatIdChecker;
let lines: LogLine[] = [];

const checkerAt = (url: string) =>
  viesChecker({ url, currentShop: () => ({ ...exampleShop, identity }), log: (line) => void lines.push(line) });

beforeAll(async () => {
  served = await serveDouble(vies.fetch);
  check = checkerAt(`${served.origin}/taxation_customs/vies/rest-api`);
});
afterAll(() => served.stop());
beforeEach(() => {
  lines = [];
  vies.received.length = 0;
});

test('D17: the id is asked for in two parts, with the shop’s own', async () => {
  expect(await check('DE123456788')).toEqual({ check: 'valid', proof: 'WAPIAAAA123456788' });
  expect(vies.received).toEqual([
    { countryCode: 'DE', vatNumber: '123456788', requesterMemberStateCode: 'LU', requesterNumber: '12345678' },
  ]);
});

test('D17: Greece is EL, Northern Ireland XI', async () => {
  expect([(await check('EL123456789')).check, (await check('XI123456789')).check]).toEqual(['valid', 'valid']);
});

test.each([
  ['DE123456100', 'valid'],
  ['DE123456200', 'invalid'],
  ...['201', '202', '300', '301', '302', '400', '401', '500', '501', '600', '601'].map(
    (code) => [`DE123456${code}`, 'unknown'] as const,
  ),
] as const)('D17: the test service’s number at the end of %s: %s', async (vatId, expected) => {
  const { check: said, proof } = await check(vatId);
  expect([said, proof === null]).toEqual([expected, expected === 'unknown']);
  expect(lines.length).toBe(expected === 'unknown' ? 1 : 0);
  expect(JSON.stringify(lines)).not.toContain('123456');
  if (vatId.endsWith('301') || vatId.endsWith('300')) expect(JSON.stringify(lines)).toMatch(/UNAVAILABLE/);
});

test('D17: a service that is away, or no service at all, cannot check now', async () => {
  for (const url of ['http://127.0.0.1:9', served.origin])
    expect((await checkerAt(url)('DE123456788')).check).toBe('unknown');
  expect(lines).toMatchObject([{ route: 'VIES' }, { route: 'VIES' }]);
});
