import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '@platine/api/catalogue/importCatalogue.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { onTestFinished, test, expect } from 'vitest';
import { writeBenchCatalogue } from './catalogue.ts';

test('the import takes the whole catalogue that the search is measured on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platine-bench-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { db, close } = await openDatabase({ kind: 'memory' });
  onTestFinished(close);
  await writeBenchCatalogue(folder, 40);

  const report = await importCatalogue(db, { folder, source: 'import', clock: () => new Date() });

  expect(report).toMatchObject({ added: 40, refusals: [], warnings: [] });
});
