import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { Client } from 'pg';
import type { ShopSettings } from './shop.ts';
import { temporaryFolder } from './shop.ts';

/** Where data are that outlive the process. */
export type Stored = Exclude<DatabaseLocation, { kind: 'memory' }>;

/** Data that one shop works on, and its end. */
export type OwnData = { readonly settings: ShopSettings; readonly dispose: () => Promise<void> };

export function settingsOf(location: Stored): ShopSettings {
  return location.kind === 'folder' ? { DATA_DIR: location.path } : { DATABASE_URL: location.url };
}

/** The opposite of `settingsOf`. */
export function locationOf({ DATA_DIR, DATABASE_URL }: ShopSettings): Stored {
  return DATABASE_URL === undefined ? { kind: 'folder', path: DATA_DIR ?? '' } : { kind: 'server', url: DATABASE_URL };
}

/** Copies prepared data: much quicker than a first start, which creates the database and reads the catalogue. */
export function copyOf(prepared: Stored): Promise<OwnData> {
  return prepared.kind === 'folder' ? copyFolder(prepared.path) : copyDatabase(prepared.url);
}

async function copyFolder(prepared: string): Promise<OwnData> {
  const { path, dispose } = await filledFolder({ kind: 'folder', path: prepared });
  return { settings: { DATA_DIR: path }, dispose };
}

/** A data folder of its own, with a copy of prepared data that are a folder. */
export async function filledFolder(prepared: Stored): ReturnType<typeof temporaryFolder> {
  const folder = await temporaryFolder();
  if (prepared.kind === 'folder')
    await cp(prepared.path, folder.path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

async function copyDatabase(prepared: string): Promise<OwnData> {
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  const template = new URL(prepared).pathname.slice(1);
  await query(prepared, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = Object.assign(new URL(prepared), { pathname: name }).href;
  return { settings: { DATABASE_URL: url }, dispose: () => query(prepared, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** By the server's own database: a template must not be in use. */
async function query(anyDatabase: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: Object.assign(new URL(anyDatabase), { pathname: 'postgres' }).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
