import { callNames, calls } from '@platine/domain/contract/calls.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import type { SendOptions, Wire } from '../wire.ts';
import { refusalOf } from '../wire.ts';
import { findPlain } from './products.ts';

type Malformed = SendOptions & {
  readonly what: string;
  readonly errorClass?: ErrorClass;
  readonly fields?: readonly string[];
};

const json = 'application/json';
const addPath = '/api/session/cart/add/position';
/** Requests that ask to add a product and must not. `SKU` stands for one that could be added. */
const malformed: readonly Malformed[] = [
  { what: 'broken JSON', rawBody: '{"SKU": SKU, "AMOUNT": 1', contentType: json },
  { what: 'JSON with something behind it', rawBody: '{"SKU": SKU, "AMOUNT": 1} {}', contentType: json },
  { what: 'another content type', rawBody: '{"SKU": SKU, "AMOUNT": 1}', contentType: 'text/plain' },
  { what: 'a form', rawBody: 'SKU=SKU&AMOUNT=1', contentType: 'application/x-www-form-urlencoded' },
  { what: 'a list for an object', rawBody: '[{"SKU": SKU, "AMOUNT": 1}]', contentType: json },
  { what: 'a number for an object', rawBody: '1', contentType: json },
  { what: 'null for an object', rawBody: 'null', contentType: json },
  { what: 'no body', fields: ['AMOUNT', 'SKU'] },
  { what: 'no field', rawBody: '{}', contentType: json, fields: ['AMOUNT', 'SKU'] },
  { what: 'no AMOUNT', rawBody: '{"SKU": SKU}', contentType: json, fields: ['AMOUNT'] },
  { what: 'no SKU', rawBody: '{"AMOUNT": 1}', contentType: json, fields: ['SKU'] },
  { what: 'an amount in lower case', rawBody: '{"SKU": SKU, "amount": 1}', contentType: json, fields: ['AMOUNT'] },
  ...['-1', '0', '1.5', '1e9', '100001', '"1"', '"one"', 'null', 'true', '[1]', '{}'].map((amount) => ({
    what: `the amount ${amount}`,
    rawBody: `{"SKU": SKU, "AMOUNT": ${amount}}`,
    contentType: json,
    fields: ['AMOUNT'],
  })),
  ...['-1', '0', '1.5', '"SKU"', '1e10'].map((sku) => ({
    what: `the SKU ${sku}`,
    rawBody: `{"SKU": ${sku}, "AMOUNT": 1}`,
    contentType: json,
    fields: ['SKU'],
  })),
  { what: 'a zero character', rawBody: String.raw`{"SKU": SKU, "AMOUNT": 1, "NOTE": "\u0000"}`, contentType: json },
  ...[64 * 1024 + 1, 2_000_000].map((bytes) => ({
    what: `a body of ${bytes} bytes`,
    rawBody: `{"SKU": SKU, "AMOUNT": 1, "NOTE": "`.padEnd(bytes, 'x') + '"}',
    contentType: json,
    errorClass: 'PayloadTooLargeException' as const,
  })),
];

async function sendMalformed(
  wire: Wire,
  sku: number,
  { rawBody, contentType, errorClass = 'InvalidRequestException', fields }: Malformed,
) {
  const options = {
    ...(rawBody === undefined
      ? {}
      : { rawBody: rawBody.replace('SKU": SKU', `SKU": ${sku}`).replace('SKU=SKU', `SKU=${sku}`) }),
    ...(contentType === undefined ? {} : { contentType }),
  };
  const refusal = refusalOf('cartAddPosition', await wire.send('POST', addPath, options));
  expect(refusal.errorClass).toBe(errorClass);
  if (fields !== undefined) expect(refusal.fields.map(({ FIELD }) => FIELD).toSorted()).toEqual(fields);
  return refusal.answer;
}

export const malformedScenarios: readonly Scenario[] = [
  ...malformed.map(
    (one) =>
      ({
        name: `D2: ${one.what} is refused and stores nothing`,
        async run(wire) {
          const { SKU } = await findPlain(wire);
          const first = await sendMalformed(wire, SKU, one);
          expect(first.headers.getSetCookie(), 'the session of a first visitor').toEqual([]);
          const { SESSION } = await wire.ask('cartAddPosition', { SKU, AMOUNT: 1 });
          await sendMalformed(wire, SKU, one);
          expect(await wire.ask('currentSession')).toEqual(SESSION);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'a body of 64 KiB and an unknown field are taken; the field is not kept',
    async run(wire) {
      const { SKU } = await findPlain(wire);
      const rawBody = `${`{"SKU": ${SKU}, "AMOUNT": 1, "NOTE": "`.padEnd(64 * 1024 - 2, 'x')}"}`;
      const answer = await wire.send('POST', addPath, { rawBody });
      expect(answer.json).toMatchObject({ SUCCESSFUL: true, DATA: { ADJUSTMENTS: [] } });
      expect(answer.text).not.toContain('xxx');
    },
  },
  ...[
    ['GET', '/api/no/such/call'],
    ['POST', '/api/no/such/call'],
    ['GET', '/api/'],
    ['GET', addPath],
    ['POST', '/api/version'],
    ['DELETE', addPath],
  ].map(
    ([method = '', path = '']) =>
      ({
        name: `D2: ${method} ${path} is no call: 404`,
        async run(wire) {
          const { errorClass, answer } = refusalOf(path, await wire.send(method, path));
          expect([errorClass, answer.status]).toEqual(['NotFoundException', 404]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'D2: every call by another method is no call: 404',
    async run(wire) {
      for (const name of callNames) {
        const { method, path } = calls[name];
        const other = method === 'GET' ? 'POST' : 'GET';
        const { errorClass, answer } = refusalOf(name, await wire.send(other, path.replace(/\{\w+\}/, '1')));
        expect([errorClass, answer.status], name).toEqual(['NotFoundException', 404]);
      }
    },
  },
  ...['%E0%A4%A', '%00', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(500), "1.2'--"].map(
    (path) =>
      ({
        name: `the category ${path.slice(0, 30)} is refused like any other that does not exist`,
        async run(wire) {
          const { answer } = refusalOf('category', await wire.send('GET', `/api/category/${path}`));
          expect(answer.status).toBeLessThan(500);
        },
      }) satisfies Scenario,
  ),
];
