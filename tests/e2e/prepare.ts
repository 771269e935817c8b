import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../scripts/postgres.ts';
import type { Stored } from './data.ts';
import { settingsOf } from './data.ts';
import { startApi, temporaryFolder } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A new shop's data: the sample catalogue and nothing else. Each test file works on a copy. */
    prepared: Stored;
  }
}

const closing: (() => Promise<unknown>)[] = [];

/** Before the first test file: creates the data once, which takes seconds, on PGlite or (`E2E_DATABASE=postgres`) on PostgreSQL. */
export async function setup(project: TestProject): Promise<void> {
  const { E2E_DATABASE } = { ...process.env, ...project.config.env };
  const prepared = E2E_DATABASE === 'postgres' ? await newDatabase() : await newFolder();
  const api = await startApi({ ...settingsOf(prepared), PROCESSES: '1' });
  await api.stop();
  project.provide('prepared', prepared);
}

export async function teardown(): Promise<void> {
  for (const close of closing.splice(0).toReversed()) await close();
}

async function newFolder(): Promise<Stored> {
  const { path, dispose } = await temporaryFolder();
  closing.push(dispose);
  return { kind: 'folder', path };
}

/** In a cluster of its own, or in that of $TEST_DATABASE_URL, which is left as it was. */
async function newDatabase(): Promise<Stored> {
  const postgres = await startPostgres();
  closing.push(() => postgres.stop());
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  closing.push(() => client.end());
  await client.query(`CREATE DATABASE ${name}`);
  closing.push(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return { kind: 'server', url: Object.assign(new URL(postgres.url), { pathname: name }).href };
}
