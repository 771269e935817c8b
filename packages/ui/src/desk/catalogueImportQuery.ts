import type { DeskClient } from '@platine/domain/contract/desk/deskClient.ts';
import { importFromWire, isAtWork } from '@platine/domain/desk/catalogueImport.ts';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../queries/QueryFailure.ts';
import { deskKeys } from './queries.ts';

/** Milliseconds between two looks at an upload that the shop is at work on. */
const importLook = 1000;

/** The catalogue that was uploaded last; null for none. Asked for again while its state changes by itself. */
export function catalogueImportQuery(client: DeskClient) {
  return queryOptions({
    staleTime: 0,
    queryKey: deskKeys.catalogueImport,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data !== null && isAtWork(data) ? importLook : false,
    queryFn: async () => {
      const { IMPORT } = dataOf(await client('deskImport', {}));
      return IMPORT === null ? null : importFromWire(IMPORT);
    },
  });
}
