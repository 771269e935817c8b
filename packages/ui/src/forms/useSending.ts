import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureOf, noAnswer } from '@platine/domain/machines/outcome.ts';
import { useState, useSyncExternalStore } from 'react';

export type Sending<Input, Answer> = {
  /** True while a request is pending; further ones are ignored. */
  readonly busy: boolean;
  /** Failure of the last request, otherwise null. */
  readonly failure: Failure | null;
  /** True if the last request succeeded. */
  readonly done: boolean;
  readonly send: (input: Input, onTaken?: (answer: Answer) => void) => void;
};

type Stage = Pick<Sending<never, never>, 'busy' | 'failure' | 'done'>;

const resting: Stage = { busy: false, failure: null, done: false };

/**
 * Sends one request at a time and exposes its state. After unmount nothing is reported. The state is an external store,
 * so that it updates synchronously with the response: an element that then takes the focus is already rendered.
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
    /** Returns false if the component has unmounted. */
    change: (next: Stage) => {
      stage = next;
      for (const listener of listeners) listener();
      return listeners.size > 0;
    },
  };
}
