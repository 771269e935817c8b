import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { errorStatus, toErrorClass } from './errors.ts';
import { ShapeError, parseRequest, parseResponse } from './parse.ts';
import { samples } from './samples.testing.ts';

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

function thrownBy(parse: () => unknown): unknown {
  try {
    return parse();
  } catch (error) {
    return error;
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

  test('D43: an address without a supplement, as older clients send it, has an empty one; a number is none', () => {
    const address = { ...samples.cartRemoveAddress.request.ADDRESS_DATA };
    const { SUPPLEMENT: _, ...older } = address;
    expect(parseRequest('cartRemoveAddress', { ADDRESS_DATA: older }).ADDRESS_DATA.SUPPLEMENT).toBe('');
    const wrong = { ADDRESS_DATA: { ...address, SUPPLEMENT: 3 } };
    expect(thrownBy(() => parseRequest('cartRemoveAddress', wrong))).toMatchObject({
      fields: [{ FIELD: 'ADDRESS_DATA.SUPPLEMENT', CODE: 'typeError' }],
    });
  });

  test('D43: a supplement has 60 characters at most', () => {
    const withSupplement = (length: number) => ({
      ADDRESS_DATA: { ...samples.cartRemoveAddress.request.ADDRESS_DATA, SUPPLEMENT: 'x'.repeat(length) },
    });
    expect(refused(() => parseRequest('cartRemoveAddress', withSupplement(60)))).toBeNull();
    const refusal = thrownBy(() => parseRequest('cartRemoveAddress', withSupplement(61)));
    expect(refusal).toMatchObject({ fields: [{ FIELD: 'ADDRESS_DATA.SUPPLEMENT', CODE: 'max' }] });
    expect(String(refusal)).toContain('ADDRESS_DATA.SUPPLEMENT must be at most 60 characters');
  });

  test.each([
    [{}, null],
    [{ NAME: 'Type Error' }, ['NAME']],
    [{ NAME: ' TypeError' }, ['NAME']],
    [{ NAME: 'TypeError ' }, ['NAME']],
    [{ PLACES: ['index.js:12:345', 'cart-Ab_1.js:1:20'] }, null],
    [{ PLACES: ['https://a/index.js:1:2'] }, ['PLACES[0]']],
    [{ PLACES: ['index.js:1:2 '] }, ['PLACES[0]']],
    [{ PLACES: ['index.js:1'] }, ['PLACES[0]']],
    [{ PAGE: '/' }, null],
    [{ PAGE: `/${'x'.repeat(120)}` }, null],
    [{ PAGE: `/${'x'.repeat(121)}` }, ['PAGE']],
    [{ PAGE: '/order/3f2a91' }, ['PAGE']],
    [{ PAGE: 'x/order' }, ['PAGE']],
    [{ CLIENT_ID: `${'0'.repeat(31)}g` }, ['CLIENT_ID']],
    [{ CLIENT_ID: 'a'.repeat(31) }, ['CLIENT_ID']],
  ])('spec §8: an error report names class, places and page, and nothing else: %j: %j', (own, fields) => {
    const report = { NAME: 'TypeError', PLACES: [], PAGE: '/product', CLIENT_ID: 'a'.repeat(32), ...own };
    expect(refused(() => parseRequest('reportError', report))).toEqual(fields);
  });

  test("D21: numbers sent as strings are accepted where the specification sends them: SKIP '0', LIMIT '7'", () => {
    const request = parseRequest('search', { q: 'led', VIEW: 'autocomplete', SKIP: '0', LIMIT: '7', SORT: 'SKU_DESC' });
    expect(request).toMatchObject({ SKIP: 0, LIMIT: 7, FILTER_CLASS: 'LIST', FILTERS: {} });
  });
});

describe('a refusal says what is wrong with which field', () => {
  test.each([
    [{ SKU: 1 }, [{ FIELD: 'AMOUNT', CODE: 'optionality' }]],
    [{ SKU: 1, AMOUNT: 0 }, [{ FIELD: 'AMOUNT', CODE: 'min' }]],
    ['text', [{ FIELD: '', CODE: 'typeError' }]],
  ])('%j: %j', (request, fields) => {
    expect(thrownBy(() => parseRequest('cartAddPosition', request))).toMatchObject({ name: 'ShapeError', fields });
  });

  test('and names call and side for the log', () => {
    const request = thrownBy(() => parseRequest('cartAddPosition', { SKU: 0, AMOUNT: 0 }));
    expect(request).toHaveProperty(
      'message',
      'The request of cartAddPosition does not fit the contract: ' +
        'SKU must be greater than or equal to 1; AMOUNT must be greater than or equal to 1',
    );
    expect(thrownBy(() => parseResponse('version', {}))).toHaveProperty(
      'message',
      'The response of version does not fit the contract: VERSION is a required field',
    );
  });

  test('every broken field of an answer is named', () => {
    const answer = {
      VIEW: 'listing',
      SEARCH_STRING: 1,
      PRODUCTS: [],
      CORRECTED: null,
      DROPPED: [],
      SUGGESTIONS: [],
      FACETS: [],
      LOADED: [],
      MAX_HIT: -1,
    };
    expect(refused(() => parseResponse('search', answer))).toEqual(['SEARCH_STRING', 'MAX_HIT']);
  });

  test.each([
    ['CHOICE', null],
    ['RANGE', null],
    ['LIST', ['FACETS[0].KIND']],
  ])('the facet of an answer is a choice or a range: %s', (KIND, fields) => {
    const { FACETS, ...answer } = samples.search.response;
    const facets = FACETS.map((facet) => ({ ...facet, KIND }));
    expect(facets).toHaveLength(1);
    expect(refused(() => parseResponse('search', { ...answer, FACETS: facets }))).toEqual(fields);
  });

  test('an error that is no refusal is not turned into one', () => {
    const fault = new RangeError('x');
    const broken = {
      get SKU(): number {
        throw fault;
      },
    };
    expect(thrownBy(() => parseRequest('cartAddPosition', broken))).toBe(fault);
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

  test('a business failure without fields', async () => {
    const client = createClient(() =>
      Promise.resolve({ SUCCESSFUL: false, ERROR_CLASS: 'CartConflictException', ERROR: 'no' }),
    );
    expect(await client('version', {})).toEqual({ kind: 'failure', errorClass: 'CartConflictException', fields: [] });
  });

  test('no answer at all', async () => {
    const client = createClient(() => Promise.reject(new Error('offline')));
    expect(await client('version', {})).toEqual({ kind: 'network' });
  });

  test.each([
    [new DOMException('The operation timed out.', 'TimeoutError'), { kind: 'network', late: true }],
    [new DOMException('The user left.', 'AbortError'), { kind: 'network' }],
    [{ name: 'TimeoutError' }, { kind: 'network' }],
  ])('D26: no answer after %o: %o', async (error, outcome) => {
    const client = createClient(() => Promise.reject(error));
    expect(await client('version', {})).toEqual(outcome);
  });

  test.each([
    ['CartConflictException', 'CartConflictException'],
    ['SomethingNewException', 'InternalErrorException'],
    ['toString', 'InternalErrorException'],
    [undefined, 'InternalErrorException'],
    [['CartConflictException'], 'InternalErrorException'],
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
    ['ServiceUnavailableException', 503],
    ['ProductNotFoundException', 200],
    ['MinimumOrderValueException', 200],
  ] as const)('%s is HTTP %d', (errorClass, status) => {
    expect(errorStatus[errorClass]).toBe(status);
  });
});

test('record 0160: a request names a language that the shop has', () => {
  const request = { LANGUAGE_CODE: 'NL' };
  expect(thrownBy(() => parseRequest('setActiveLanguage', request))).toMatchObject({
    name: 'ShapeError',
    fields: [{ FIELD: 'LANGUAGE_CODE', CODE: 'oneOf' }],
  });
  expect(parseRequest('setActiveLanguage', request, ['EN', 'NL'])).toEqual(request);
});
