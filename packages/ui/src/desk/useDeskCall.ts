import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { useMutation } from '@tanstack/react-query';
import type { Failed } from '../queries/QueryFailure.ts';
import { dataOf, failedOf } from '../queries/QueryFailure.ts';
import { useDeskClient } from './DeskProvider.tsx';

type DeskCall<Name extends DeskCallName> = {
  readonly make: (request: Partial<DeskRequestOf<Name>>) => void;
  readonly busy: boolean;
  /** Why the last call has not worked; null while it runs, and after a success. */
  readonly failed: Failed | null;
};

/** A call of the desk that changes something. `onDone` gets its answer. */
export function useDeskCall<Name extends DeskCallName>(
  name: Name,
  onDone: (data: DeskResponseOf<Name>) => void,
): DeskCall<Name> {
  const client = useDeskClient();
  const { mutate, isPending, error } = useMutation({
    // Without a connection it fails; by default it would wait without an error.
    networkMode: 'always',
    mutationFn: async (request: Partial<DeskRequestOf<Name>>) => dataOf(await client(name, request)),
    onSuccess: onDone,
  });
  return { make: mutate, busy: isPending, failed: error === null ? null : failedOf(error) };
}
