import type { Database } from './database.ts';

/** Caches one value for each database or transaction, such as a prepared statement, which takes longer to build and plan than to run. */
export function memoizePerDatabase<Value>(create: (db: Database) => Value): (db: Database) => Value {
  const values = new WeakMap<Database, Value>();
  return (db) => {
    const value = values.get(db) ?? create(db);
    values.set(db, value);
    return value;
  };
}
