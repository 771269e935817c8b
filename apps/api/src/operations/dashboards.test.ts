import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/emptyDatabase.ts';
import { openDatabase } from '../db/open.ts';
import { createTotalMetrics } from '../processes/totalMetrics.ts';
import { addProcessMetrics, createMetrics } from './metrics.ts';
import { addShopMetrics } from './shopMetrics.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

let exposed: ReadonlySet<string>;
beforeAll(async () => {
  const { db, close } = await openDatabase(await emptyDatabase());
  const metrics = createMetrics();
  addProcessMetrics(metrics);
  addShopMetrics(metrics, { db, clock: () => new Date(), connections: () => ({ open: 1, idle: 1, waiting: 0 }) });
  const text = (await metrics.text()) + (await createTotalMetrics().read([]));
  exposed = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  await close();
}, 60_000);

/** Metrics of the shop and of Node in the expressions of a file. A histogram is read by three names. */
function metricsIn(file: string): string[] {
  const found = readFileSync(join(deploy, file), 'utf8').matchAll(/\b(?:platine|process|nodejs)_[a-z0-9_]+\b/g);
  return [...new Set([...found].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

test.each(['prometheus/alerts.yml', 'grafana/platine.json'])('%s reads metrics that the shop exposes', (file) => {
  const read = metricsIn(file);
  expect(read.length).toBeGreaterThan(8);
  expect(read.filter((name) => !exposed.has(name))).toEqual([]);
});
