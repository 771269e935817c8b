import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureOf, noAnswer } from '@platine/domain/machines/outcome.ts';
import { useEffect, useRef, useState } from 'react';

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

/** Sends one thing at a time and says how the last one went. Nobody is told once the component is gone. */
export function useSending<Input, Answer>(call: (input: Input) => Promise<Outcome<Answer>>): Sending<Input, Answer> {
  const [stage, setStage] = useState(resting);
  const there = useRef(false);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);

  const take = (outcome: Outcome<Answer> | null, onTaken?: (answer: Answer) => void) => {
    if (!there.current) return;
    const done = outcome?.kind === 'data';
    setStage({ busy: false, failure: outcome === null ? noAnswer : failureOf(outcome), done });
    if (done) onTaken?.(outcome.data);
  };
  const send: Sending<Input, Answer>['send'] = (input, onTaken) => {
    if (stage.busy) return;
    setStage({ ...resting, busy: true });
    call(input).then(
      (outcome) => take(outcome, onTaken),
      () => take(null),
    );
  };
  return { ...stage, send };
}
