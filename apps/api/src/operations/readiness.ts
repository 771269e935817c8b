import { appliedMigration, newestMigration } from '../db/migrations.ts';
import type { Database } from '../db/database.ts';

/** A database that is there answers in milliseconds; a probe must not wait for one that is not, ms. */
const patience = 2000;

/** Why the database cannot be used at present, or null. */
export async function checkDatabase(db: Database): Promise<string | null> {
  const late = Promise.withResolvers<number>();
  const timer = setTimeout(() => late.reject(new Error('late')), patience);
  try {
    const applied = await Promise.race([appliedMigration(db), late.promise]);
    return applied < newestMigration() ? 'The database lacks migrations of this version.' : null;
  } catch {
    return 'The database does not answer.';
  } finally {
    clearTimeout(timer);
  }
}
