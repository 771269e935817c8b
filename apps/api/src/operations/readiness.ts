import { appliedMigration, newestMigration } from '../db/migrations.ts';
import type { Database } from '../db/database.ts';

/** The time limit of the check, in ms: a working database answers in milliseconds, and a probe must not hang. */
const patience = 2000;

/** The reason why the database cannot be used now, or null. */
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
