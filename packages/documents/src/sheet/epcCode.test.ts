import { epcPayload } from '@platine/domain/payment/epcPayload.ts';
import { encode } from 'uqr';
import { expect, test } from 'vitest';

const transfer = { iban: 'LU28 0019 4006 4475 0000', bic: 'BCEELULL' };

test('EPC069-12 §2.1: the code has error correction M and is of version 13 at most', () => {
  const largest = { ...transfer, name: 'x'.repeat(70), reference: 'y'.repeat(140), cents: 99_999_999_999 };
  expect(encode(epcPayload(largest), { ecc: 'M', boostEcc: false }).version).toBeLessThanOrEqual(13);
});
