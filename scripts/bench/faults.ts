import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import type { FaultProvider } from '@platine/api/testing/faults/providers.ts';
import { paypal, saferpay, sandbox } from '@platine/api/testing/faults/providers.ts';
import { runFaults } from '@platine/api/testing/faults/runFaults.ts';
import { removeTestFolders } from '@platine/api/testing/testFolder.ts';
import { startPostgres } from '../postgres.ts';
import type { Engine } from './benchShop.ts';

/** Half of the orders find goods in stock, the others wait for them. */
const stock = 2000;

/** Opens each provider. */
const providers = {
  sandbox: () => Promise.resolve(sandbox),
  paypal,
  saferpay,
} satisfies Record<string, () => Promise<FaultProvider>>;

export type FaultOptions = {
  readonly kills: number;
  readonly seed: number;
  readonly engines: readonly Engine[];
  /** Where payments are: at a double, which loses answers, or at the sandbox. */
  readonly at: keyof typeof providers;
};

/** Kills a shop again and again while it orders and sends, and compares its books. True when they agree on each database. */
export async function benchFaults({ kills, seed, engines, at }: FaultOptions): Promise<boolean> {
  let isSound = true;
  for (const engine of engines) {
    const begin = performance.now();
    const provider = await providers[at]();
    const { orders, acts, interrupted, faults } = await onEngine(engine, (location) =>
      runFaults({
        location,
        kills,
        stock,
        seed,
        provider,
        onKill: (done) => process.stderr.write(`\r${done} of ${kills} kills`),
      }),
    );
    await provider.stop();
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(`\n${engine}, ${at}, seed ${seed}: ${kills} kills, ${orders} orders, ${acts} acts, ${seconds} s`);
    console.log(`Under way at a kill: ${counts(interrupted)}`);
    for (const fault of faults) console.log(`  ${fault}`);
    console.log(faults.length === 0 ? 'All books agree.' : `${faults.length} faults.`);
    isSound &&= faults.length === 0;
  }
  return isSound;
}

function counts(interrupted: Readonly<Record<string, number>>): string {
  return Object.entries(interrupted)
    .map(([act, count]) => `${act} ${count}`)
    .join(', ');
}

async function onEngine<Result>(engine: Engine, run: (location: DatabaseLocation) => Promise<Result>): Promise<Result> {
  if (engine === 'PostgreSQL') {
    const postgres = await startPostgres();
    try {
      return await run({ kind: 'server', url: postgres.url });
    } finally {
      await postgres.stop();
      removeTestFolders();
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'platine-faults-'));
  try {
    return await run({ kind: 'folder', path: join(folder, 'data') });
  } finally {
    await rm(folder, { recursive: true, force: true });
    removeTestFolders();
  }
}
