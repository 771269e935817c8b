import type { DeskClient } from '@platine/domain/contract/desk/deskClient.ts';
import { deskStructureFromWire } from '@platine/domain/desk/deskStructure.ts';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../queries/QueryFailure.ts';
import { deskKeys } from './queries.ts';

/** Makers, categories and the menu, with the newest changes by hand. Forgotten when it is left: a change of something as it stood before would be a conflict. */
export function structureQuery(client: DeskClient) {
  return queryOptions({
    staleTime: 0,
    gcTime: 0,
    queryKey: deskKeys.structure,
    queryFn: async () => deskStructureFromWire(dataOf(await client('deskStructure', {}))),
  });
}
