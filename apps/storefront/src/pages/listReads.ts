import type { ListSource } from '@platine/ui/queries/keys.ts';
import { listQuery } from '@platine/ui/queries/lists.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads the list of an address; the own one of a customer alone, since a visitor is asked to log in. */
export async function readListOf({ client, queryClient }: Place, source: ListSource): Promise<void> {
  if (source.kind === 'own') {
    await readAhead(queryClient, userQuery(client));
    if ((queryClient.getQueryData(userQuery(client).queryKey) ?? null) === null) return;
  }
  await readAhead(queryClient, listQuery(client, source));
}
