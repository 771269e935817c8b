import { fold } from '@platine/domain/search/words.ts';

/** Below it are the numbers that operators give by hand, and those that the specification's limits name (spec §9). */
const firstOwn = 1001;

/** Gives the manufacturers of a table numbers: the shop's for one that it knows by name, else the next one. */
export function createMakers(known: ReadonlyMap<number, string>) {
  const ids = new Map([...known].map(([id, name]) => [fold(name), id]));
  const found = new Map<number, string>();
  let next = Math.max(firstOwn, ...[...known.keys()].map((id) => id + 1));
  return {
    add(name: string): void {
      const key = fold(name);
      const id = ids.get(key) ?? next;
      if (id === next) next += 1;
      ids.set(key, id);
      if (!found.has(id)) found.set(id, name.slice(0, 120));
    },
    /** 0 for a name that was not added. */
    idOf: (name: string): number => ids.get(fold(name)) ?? 0,
    all: () => [...found].map(([id, name]) => ({ id, name })),
  };
}
