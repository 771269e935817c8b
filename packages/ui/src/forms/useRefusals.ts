import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import { problemsFromWire } from '@platine/domain/validation/wire.ts';
import { useState } from 'react';
import type { FieldName } from './fieldNames.ts';

type Refusals = {
  /** Number of refused submissions, by the form's own rules or by the shop. */
  readonly count: number;
  /** True if the form has a field for everything that the shop refused. */
  readonly landed: boolean;
  /** The shop's error for a field, until the field is changed. */
  readonly codeOf: (name: FieldName) => ValidationCode | null;
  readonly mend: (name: FieldName) => void;
  /** True if the form's own rules have refused a later submission than the shop. */
  readonly overtaken: boolean;
  readonly overtake: () => void;
  readonly refuse: () => void;
  /** Resets the state to that before the first submission. */
  readonly forget: () => void;
};

type Answered = {
  readonly failure: Failure | null;
  readonly mended: readonly FieldName[];
  readonly count: number;
  readonly overtaken: boolean;
};

const nothing: Omit<Answered, 'failure'> = { mended: [], count: 0, overtaken: false };

/** Counts refused submissions and maps the shop's field errors (spec §8) to the form's fields. */
export function useRefusals(names: readonly FieldName[], failure: Failure | null): Refusals {
  const [answered, setAnswered] = useState<Answered>({ ...nothing, failure: null });
  const refused = failure?.kind === 'failure' ? problemsFromWire(failure.fields) : [];
  const own = refused.filter(({ field }) => names.some((name) => name === field));
  const { mended, count, overtaken } = answered;
  if (failure !== answered.failure) setAnswered({ ...nothing, failure, count: own.length > 0 ? count + 1 : count });

  return {
    count,
    landed: refused.length > 0 && own.length === refused.length,
    codeOf: (name) => (mended.includes(name) ? null : (own.find(({ field }) => field === name)?.code ?? null)),
    mend: (name) => setAnswered((before) => ({ ...before, mended: [...before.mended, name] })),
    overtaken,
    overtake: () => {
      if (failure === answered.failure && !overtaken) setAnswered((before) => ({ ...before, overtaken: true }));
    },
    forget: () => setAnswered({ ...nothing, failure }),
    refuse: () => setAnswered((before) => ({ ...before, count: before.count + 1 })),
  };
}
