import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { errorStatus, toErrorClass } from './errors.ts';
import { ShapeError, parseRequest, parseResponse } from './parse.ts';

/** The fields that a parse refuses, or null when it takes the value. */
function refused(parse: () => unknown): readonly string[] | null {
  try {
    parse();
    return null;
  } catch (error) {
    if (error instanceof ShapeError) return error.fields.map(({ FIELD }) => FIELD);
    throw error;
  }
}

describe('D2: a request outside the contract is refused and its fields are named', () => {
  test.each([
    [{ SKU: 1, AMOUNT: 1 }, null],
    [{ SKU: 1, AMOUNT: 100_000 }, null],
    [{ SKU: 1, AMOUNT: 100_001 }, ['AMOUNT']],
    [{ SKU: 1, AMOUNT: 0 }, ['AMOUNT']],
    [{ SKU: 1, AMOUNT: -1 }, ['AMOUNT']],
    [{ SKU: 1, AMOUNT: 1.5 }, ['AMOUNT']],
    [{ SKU: 1, AMOUNT: '2' }, ['AMOUNT']],
    [{ SKU: 1 }, ['AMOUNT']],
    [{}, ['SKU', 'AMOUNT']],
    [[], ['']],
    ['text', ['']],
  ])('%j: %j', (request, fields) => {
    expect(refused(() => parseRequest('cartAddPosition', request))).toEqual(fields);
  });

  test('unknown fields of a request are dropped', () => {
    expect(parseRequest('cartAddPosition', { SKU: 1, AMOUNT: 2, PRICE: 0 })).toEqual({ SKU: 1, AMOUNT: 2 });
  });

  test("D21: numbers sent as strings are accepted where the specification sends them: SKIP '0', LIMIT '7'", () => {
    const request = parseRequest('search', { q: 'led', VIEW: 'autocomplete', SKIP: '0', LIMIT: '7', SORT: 'SKU_DESC' });
    expect(request).toMatchObject({ SKIP: 0, LIMIT: 7, FILTER_CLASS: 'LIST', FILTERS: {} });
  });
});

describe('an answer outside the contract is refused and its fields are named', () => {
  test.each([
    [{ VERSION: '3.0.27' }, null],
    [{ VERSION: 3 }, ['VERSION']],
    [{}, ['VERSION']],
    [{ VERSION: '3.0.27', BUILD: 1 }, ['']],
  ])('%j: %j', (answer, fields) => {
    expect(refused(() => parseResponse('version', answer))).toEqual(fields);
  });
});

describe('D2: three outcomes', () => {
  test('data', async () => {
    const client = createClient(async (name) => ({ SUCCESSFUL: true, DATA: parseResponse(name, { VERSION: '1' }) }));
    expect(await client('version', {})).toEqual({ kind: 'data', data: { VERSION: '1' } });
  });

  test('a business failure, with its fields', async () => {
    const FIELDS = [{ FIELD: 'EMAIL', CODE: 'FORMAT' }];
    const client = createClient(() =>
      Promise.resolve({ SUCCESSFUL: false, ERROR_CLASS: 'ValidationException', ERROR: 'no', FIELDS }),
    );
    expect(await client('version', {})).toEqual({ kind: 'failure', errorClass: 'ValidationException', fields: FIELDS });
  });

  test('no answer at all', async () => {
    const client = createClient(() => Promise.reject(new Error('offline')));
    expect(await client('version', {})).toEqual({ kind: 'network' });
  });

  test.each([
    ['CartConflictException', 'CartConflictException'],
    ['SomethingNewException', 'InternalErrorException'],
    ['toString', 'InternalErrorException'],
    [undefined, 'InternalErrorException'],
  ])('spec §8: error class %s is read as %s', (name, known) => {
    expect(toErrorClass(name)).toBe(known);
  });

  test.each([
    ['InvalidRequestException', 400],
    ['NotLoggedInException', 401],
    ['ForbiddenException', 403],
    ['NotFoundException', 404],
    ['PayloadTooLargeException', 413],
    ['ThrottledException', 429],
    ['InternalErrorException', 500],
    ['ProductNotFoundException', 200],
    ['MinimumOrderValueException', 200],
  ] as const)('%s is HTTP %d', (errorClass, status) => {
    expect(errorStatus[errorClass]).toBe(status);
  });
});
