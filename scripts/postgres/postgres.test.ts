import { existsSync } from 'node:fs';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { copyBundled, postgresPrograms } from './programs.ts';

const bundled = async (folder: string): Promise<string> => (await copyBundled(folder)) ?? '';
const onLinux = process.platform === 'linux' && process.arch === 'x64';

async function ask(url: string, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(question);
    return rows.map(({ answer }) => answer);
  } finally {
    await client.end();
  }
}

afterEach(() => vi.unstubAllEnvs());

describe.each([
  { name: 'the one that is found', programs: postgresPrograms },
  ...(onLinux ? [{ name: 'the bundled one', programs: bundled }] : []),
])('a real PostgreSQL for tests: $name', ({ programs }) => {
  it(
    'knows letters beyond ASCII and the extensions of the search, and leaves nothing behind',
    { timeout: 60_000 },
    async () => {
      vi.stubEnv('TEST_DATABASE_URL', '');
      const postgres = await startPostgres({ programs });
      try {
        expect(postgres.url).toMatch(/^postgres:\/\/postgres@127\.0\.0\.1:\d+\/postgres$/);
        await ask(postgres.url, 'create extension pg_trgm');
        await ask(postgres.url, 'create extension unaccent');
        expect(await ask(postgres.url, "select unaccent(lower('GRÖSSE É')) as answer")).toEqual(['grosse e']);
        const [folder] = await ask(postgres.url, "select current_setting('data_directory') as answer");
        await postgres.stop();
        expect(existsSync(String(folder))).toBe(false);
        await expect(ask(postgres.url, 'select 1 as answer')).rejects.toThrow('ECONNREFUSED');
      } finally {
        await postgres.stop();
      }
    },
  );
});

it('$TEST_DATABASE_URL is taken instead', async () => {
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://elsewhere/shop');
  expect((await startPostgres()).url).toBe('postgres://elsewhere/shop');
});
