import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureOf, noAnswer } from '@platine/domain/machines/outcome.ts';
import { useMutation } from '@tanstack/react-query';
import type { SessionAccess } from '../queries/keepSession.ts';
import { useSessionAccess } from './useSessionAccess.ts';

export type Saving<Input> = {
  /** On its way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not saved. */
  readonly failure: Failure | null;
  readonly save: (input: Input, onSaved?: () => void) => void;
};

/** Saves one thing of the checkout, and says how that went where it happened. */
export function useSaving<Input>(
  send: (access: SessionAccess, input: Input) => Promise<Outcome<unknown>>,
): Saving<Input> {
  const access = useSessionAccess();
  const { mutate, data, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async (input: Input) => send(access, input),
  });
  return {
    busy: isPending,
    failure: data === undefined ? lost(isError) : failureOf(data),
    save: (input, onSaved) => {
      if (isPending) return;
      mutate(input, { onSuccess: ({ kind }) => (kind === 'data' ? onSaved?.() : undefined) });
    },
  };
}

function lost(isError: boolean): Failure | null {
  return isError ? noAnswer : null;
}
