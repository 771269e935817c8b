import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureOf, noAnswer } from '@platine/domain/machines/outcome.ts';
import { useMutation } from '@tanstack/react-query';

export type Sending<Input, Answer> = {
  /** On its way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not taken. */
  readonly failure: Failure | null;
  /** The last one was taken. */
  readonly done: boolean;
  readonly send: (input: Input, onTaken?: (answer: Answer) => void) => void;
};

/** Sends one thing at a time and says how the last one went. Without a connection it fails at once, and does not wait for one. */
export function useSending<Input, Answer>(call: (input: Input) => Promise<Outcome<Answer>>): Sending<Input, Answer> {
  const { mutate, data, isPending, isError } = useMutation({ networkMode: 'always', mutationFn: call });
  const lost = isError ? noAnswer : null;
  return {
    busy: isPending,
    failure: data === undefined ? lost : failureOf(data),
    done: data?.kind === 'data',
    send: (input, onTaken) => {
      if (isPending) return;
      mutate(input, { onSuccess: (outcome) => (outcome.kind === 'data' ? onTaken?.(outcome.data) : undefined) });
    },
  };
}
