import { quoteQuery } from '@platine/ui/queries/quotes.ts';
import { userQuery } from '@platine/ui/queries/user.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads the quote of an address for a customer alone, since a visitor is asked to log in. */
export async function readQuoteOf({ client, queryClient, params }: Place): Promise<void> {
  await readAhead(queryClient, userQuery(client));
  if ((queryClient.getQueryData(userQuery(client).queryKey) ?? null) === null) return;
  await readAhead(queryClient, quoteQuery(client, params['QUOTE_NUMBER'] ?? ''));
}
