import { describe, expect, test } from 'vitest';
import { BusinessFailure, ThrottledFailure } from './businessFailure.ts';
import { isEnvelope } from './envelope.ts';

describe('spec §3, D2: an answer is an envelope', () => {
  test.each([
    [{ SUCCESSFUL: true, DATA: {} }, true],
    [{ SUCCESSFUL: true, DATA: null }, true],
    [{ SUCCESSFUL: true }, false],
    [{ SUCCESSFUL: true, ERROR_CLASS: 'NotFoundException' }, false],
    [{ SUCCESSFUL: false, ERROR_CLASS: 'NotFoundException', ERROR: 'x' }, true],
    [{ SUCCESSFUL: false, ERROR_CLASS: 'SomethingNewException' }, true],
    [{ SUCCESSFUL: false, DATA: {} }, false],
    [{ SUCCESSFUL: false, ERROR_CLASS: 7 }, false],
    [{ SUCCESSFUL: 'false', ERROR_CLASS: 'NotFoundException' }, false],
    [{ DATA: {} }, false],
    [{ DATA: {}, ERROR_CLASS: 'NotFoundException' }, false],
    [{}, false],
    [[], false],
    [null, false],
    [undefined, false],
    ['SUCCESSFUL', false],
    [Object.assign(() => {}, { SUCCESSFUL: true, DATA: {} }), false],
  ])('%o: %s', (answer, known) => {
    expect(isEnvelope(answer)).toBe(known);
  });
});

describe('D2: a business failure becomes the failure envelope', () => {
  test('with its class and fields', () => {
    const fields = [{ FIELD: 'EMAIL', CODE: 'FORMAT' }];
    expect(new BusinessFailure('ValidationException', 'no', fields)).toMatchObject({
      name: 'BusinessFailure',
      errorClass: 'ValidationException',
      message: 'no',
      fields,
    });
  });

  test('D32: one of too many tries says how long to wait', () => {
    expect(new ThrottledFailure(60)).toMatchObject({ errorClass: 'ThrottledException', wait: 60, fields: [] });
    expect(new ThrottledFailure(60).message).not.toBe('');
  });

  test('or without fields', () => expect(new BusinessFailure('NotFoundException', 'no').fields).toEqual([]));
});
