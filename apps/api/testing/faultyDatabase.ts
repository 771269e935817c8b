import type { Database } from '../src/db/database.ts';

const statements: readonly PropertyKey[] = ['select', 'insert', 'update', 'delete', 'execute'];

/** Simulates a crash before the n-th statement. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

/** The same database, which fails before its n-th statement, inside transactions too. */
export function faultyDatabase(db: Database, stopAt: number): Database {
  let count = 0;
  const beforeStatement = () => {
    count += 1;
    if (count === stopAt) throw new StoppedError(`Stopped before statement ${stopAt}.`);
  };
  return watchStatements(db, beforeStatement);
}

/** The same database; `beforeStatement` runs before each statement with its kind, inside transactions too. */
export function watchStatements<Target extends object>(
  target: Target,
  beforeStatement: (kind: string) => void,
): Target {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return (...given: readonly unknown[]): unknown => {
        if (statements.includes(key)) beforeStatement(String(key));
        const passed = key === 'transaction' ? given.map((one) => watchedInside(one, beforeStatement)) : given;
        return Reflect.apply(value, target, passed);
      };
    },
  });
}

/** Wraps the body of a transaction, so that it gets a watched one. */
function watchedInside(body: unknown, beforeStatement: (kind: string) => void): unknown {
  if (typeof body !== 'function') return body;
  return (tx: unknown): unknown =>
    Reflect.apply(body, undefined, [typeof tx === 'object' && tx !== null ? watchStatements(tx, beforeStatement) : tx]);
}
