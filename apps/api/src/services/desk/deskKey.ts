import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { memoizePerDatabase } from '../../db/memoizePerDatabase.ts';
import { secret } from '../../db/secrets.ts';

const kept = memoizePerDatabase((): { key: Promise<string> | null } => ({ key: null }));

/**
 * The key of this shop's desk: without it `/desk` and its calls do not exist (record 0109). It is kept in memory, so that a wrong one is answered in the
 * time of any unknown page.
 */
export async function deskKey(db: Database): Promise<string> {
  const known = kept(db);
  known.key ??= secret(db, 'desk');
  try {
    return await known.key;
  } catch (error) {
    known.key = null;
    throw error;
  }
}

/** Whether a browser has the desk's key; null: it brings none. */
export async function isDeskKey(db: Database, given: string | null): Promise<boolean> {
  const key = Buffer.from(await deskKey(db));
  const other = Buffer.from(given ?? '');
  return other.length === key.length && timingSafeEqual(other, key);
}
