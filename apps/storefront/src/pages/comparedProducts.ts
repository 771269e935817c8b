import { readComparison } from '@platine/domain/search/comparison.ts';
import { comparedQuery } from '@platine/ui/queries/compared.ts';
import type { Place } from './place.ts';
import { readAhead } from './read.ts';

/** Reads the products of a comparison, on the server alone: a browser that goes there reads them with the screen's code. */
export function readCompared({ client, queryClient, search }: Place): Promise<void> {
  return readAhead(queryClient, comparedQuery(client, readComparison(search).skus));
}
