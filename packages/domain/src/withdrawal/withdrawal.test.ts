import { expect, test } from 'vitest';
import { samples } from '../contract/samples.testing.ts';
import { withdrawalFromWire, withdrawalToWire } from './withdrawal.ts';

test('CRD art. 11a: a statement goes over the wire and back unchanged', () => {
  const wire = samples.confirmWithdrawal.response;
  expect(withdrawalFromWire(wire)).toMatchObject({ orderNumber: 'O-1', pieces: [{ sku: 7, amount: 2 }] });
  expect(withdrawalToWire(withdrawalFromWire(wire))).toEqual(wire);
});
