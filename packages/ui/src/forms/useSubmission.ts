import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureOf, noAnswer } from '@platine/domain/machines/outcome.ts';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';

type Submission<Name extends CallName> = {
  /** On its way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not taken. */
  readonly failure: Failure | null;
  /** The last one was taken. */
  readonly done: boolean;
  readonly send: (request: RequestOf<Name>, onTaken?: (answer: ResponseOf<Name>) => void) => void;
};

/** Sends what a form holds by a call that changes nothing else on the page. Without a connection it fails at once, and does not wait for one. */
export function useSubmission<Name extends CallName>(name: Name): Submission<Name> {
  const client = useApiClient();
  const { mutate, data, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: (request: RequestOf<Name>) => client(name, request),
  });
  const lost = isError ? noAnswer : null;
  return {
    busy: isPending,
    failure: data === undefined ? lost : failureOf(data),
    done: data?.kind === 'data',
    send: (request, onTaken) => {
      if (isPending) return;
      mutate(request, { onSuccess: (outcome) => (outcome.kind === 'data' ? onTaken?.(outcome.data) : undefined) });
    },
  };
}
