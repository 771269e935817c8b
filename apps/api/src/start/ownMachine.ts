import type { DatabaseLocation } from '../db/location.ts';
import { isLoopbackOrigin } from '../network/thisMachine.ts';

type Place = { readonly database: DatabaseLocation; readonly publicOrigin: string; readonly deskOrigin: string };

/** Whether whoever reads this process's output sits at the machine that the shop is for: the embedded database, on localhost. */
export function isOwnMachine({ database, publicOrigin, deskOrigin }: Place): boolean {
  return database.kind === 'folder' && [publicOrigin, deskOrigin].every(isLoopbackOrigin);
}
