import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureOf, noAnswer } from '@platine/domain/machines/outcome.ts';
import { useState, useSyncExternalStore } from 'react';

export type Sending<Input, Answer> = {
  /** On its way: nothing else is sent meanwhile. */
  readonly busy: boolean;
  /** Why the last one was not taken. */
  readonly failure: Failure | null;
  /** The last one was taken. */
  readonly done: boolean;
  readonly send: (input: Input, onTaken?: (answer: Answer) => void) => void;
};

type Stage = Pick<Sending<never, never>, 'busy' | 'failure' | 'done'>;

const resting: Stage = { busy: false, failure: null, done: false };

/**
 * Sends one thing at a time and says how the last one went. Nobody is told once the component is gone. It is told in the moment of the answer,
 * as of a store outside of React: what then takes the focus has it as soon as it is seen.
 */
export function useSending<Input, Answer>(call: (input: Input) => Promise<Outcome<Answer>>): Sending<Input, Answer> {
  const [{ stage, subscribe, change }] = useState(stageStore);
  const now = useSyncExternalStore(subscribe, stage, stage);

  const take = (outcome: Outcome<Answer> | null, onTaken?: (answer: Answer) => void) => {
    const done = outcome?.kind === 'data';
    const told = change({ busy: false, failure: outcome === null ? noAnswer : failureOf(outcome), done });
    if (told && done) onTaken?.(outcome.data);
  };
  const send: Sending<Input, Answer>['send'] = (input, onTaken) => {
    if (stage().busy) return;
    change({ ...resting, busy: true });
    call(input).then(
      (outcome) => take(outcome, onTaken),
      () => take(null),
    );
  };
  return { ...now, send };
}

function stageStore() {
  const listeners = new Set<() => void>();
  let stage = resting;
  return {
    stage: () => stage,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Answers whether there was somebody to tell. */
    change: (next: Stage) => {
      stage = next;
      for (const listener of listeners) listener();
      return listeners.size > 0;
    },
  };
}
