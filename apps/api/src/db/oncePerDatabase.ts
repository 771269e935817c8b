import type { Database } from './database.ts';

/**
 * What is made once for each database, or transaction, such as a statement that nearly every page sends: putting it together and having it
 * planned takes longer than running it.
 */
export function oncePerDatabase<Made>(make: (db: Database) => Made): (db: Database) => Made {
  const known = new WeakMap<Database, Made>();
  return (db) => {
    const made = known.get(db) ?? make(db);
    known.set(db, made);
    return made;
  };
}
