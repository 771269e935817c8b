import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import { problemsFromWire } from '@platine/domain/validation/wire.ts';
import { useState } from 'react';
import type { FieldName } from './fieldNames.ts';

type Refusals = {
  /** How often the form was refused, by its own rules or by the shop. */
  readonly count: number;
  /** Everything that the shop refused is told at a field of this form. */
  readonly landed: boolean;
  /** What the shop said of a field, until it is changed. */
  readonly codeOf: (name: FieldName) => ValidationCode | null;
  readonly mend: (name: FieldName) => void;
  /** The shop's last word was of other entries: the form's own rules have refused one since. */
  readonly overtaken: boolean;
  readonly overtake: () => void;
  readonly refuse: () => void;
  /** As if nothing had been sent yet. */
  readonly forget: () => void;
};

type Answered = {
  readonly failure: Failure | null;
  readonly mended: readonly FieldName[];
  readonly count: number;
  readonly overtaken: boolean;
};

const nothing: Omit<Answered, 'failure'> = { mended: [], count: 0, overtaken: false };

/** Counts how often a form was refused, and brings the fields that the shop refused (spec §8) to the form's own. */
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
