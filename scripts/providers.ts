import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@platine/api/start/settings.ts';
import { openProviders } from '@platine/api/testing/providers/openProviders.ts';
import { start } from './start/start.ts';

/**
 * A shop whose payments and labels are at the doubles of PayPal, Saferpay and Sendcloud (`mocks/providers`), over HTTP as at the real ones. The doubles forget everything at
 * the end, so that the shop's data are its own and end with it.
 */
const data = mkdtempSync(join(tmpdir(), 'platine-providers-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
Object.assign(process.env, { DATABASE_URL: '', DATA_DIR: data });
const { publicOrigin } = readSettings(process.env);
const { environment, stop } = await openProviders({ publicOrigin });
// Open doubles would keep the process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
Object.assign(process.env, environment);
console.info(
  `Payments and labels are at doubles of PayPal, Saferpay and Sendcloud, until Ctrl-C. Commands: DATA_DIR=${data} pnpm order list`,
);
await start();
