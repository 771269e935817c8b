import { join } from 'node:path';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import type { FaultProvider } from '@platine/api/testing/faults/providers.ts';
import { paypal, saferpay } from '@platine/api/testing/faults/providers.ts';
import { runFaults } from '@platine/api/testing/faults/runFaults.ts';
import { removeTestFolders, testFolder } from '@platine/api/testing/testFolder.ts';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';

afterAll(removeTestFolders);

/** A few kills; `pnpm bench faults` makes 200 on each database. */
async function killed(location: DatabaseLocation, provider?: FaultProvider) {
  const seed = Number(process.env['FAULT_SEED'] ?? 1);
  return runFaults({ location, kills: 3, stock: 50, seed, ...(provider === undefined ? {} : { provider }) });
}

const title = 'D4, D5, D37: killed at random moments, each order, act, amount, piece, mail and document is there once';

test(`${title}: on PGlite`, { timeout: 120_000 }, async () => {
  const { faults, orders } = await killed({ kind: 'folder', path: join(testFolder(), 'data') });
  expect(faults).toEqual([]);
  expect(orders).toBeGreaterThanOrEqual(3);
});

test.each([
  ['PayPal', paypal],
  ['Saferpay', saferpay],
])(`${title}: with %s, which loses answers`, { timeout: 120_000 }, async (_, open) => {
  const provider = await open();
  try {
    const location = { kind: 'folder', path: join(testFolder(), 'data') } as const;
    const { faults, orders } = await killed(location, provider);
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(3);
  } finally {
    await provider.stop();
  }
});

test(`${title}: on PostgreSQL`, { timeout: 120_000 }, async () => {
  const postgres = await startPostgres();
  try {
    const { faults, orders } = await killed({ kind: 'server', url: postgres.url });
    expect(faults).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(3);
  } finally {
    await postgres.stop();
  }
});
