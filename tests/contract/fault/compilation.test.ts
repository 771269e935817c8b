import { openDatabase } from '@platine/api/db/open.ts';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../scripts/postgres.ts';

test('no connection lets PostgreSQL compile statements', { timeout: 60_000 }, async () => {
  const postgres = await startPostgres();
  const { db, connections, close } = await openDatabase({ kind: 'server', url: postgres.url, connections: 3 });
  try {
    const asked = [1, 2, 3].map(() => db.execute("select current_setting('jit') as jit from pg_sleep(0.1)"));
    const off = { rows: [{ jit: 'off' }] };
    expect(await Promise.all(asked)).toMatchObject([off, off, off]);
    expect(connections?.().open).toBe(3);
  } finally {
    await close();
    await postgres.stop();
  }
});
