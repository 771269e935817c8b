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
  readonly refuse: () => void;
  /** As if nothing had been sent yet. */
  readonly forget: () => void;
};

type Answered = { readonly failure: Failure | null; readonly mended: readonly FieldName[]; readonly count: number };

/** Counts how often a form was refused, and brings the fields that the shop refused (spec §8) to the form's own. */
export function useRefusals(names: readonly FieldName[], failure: Failure | null): Refusals {
  const [answered, setAnswered] = useState<Answered>({ failure: null, mended: [], count: 0 });
  const refused = failure?.kind === 'failure' ? problemsFromWire(failure.fields) : [];
  const own = refused.filter(({ field }) => names.some((name) => name === field));
  const { mended, count } = answered;
  if (failure !== answered.failure) setAnswered({ failure, mended: [], count: own.length > 0 ? count + 1 : count });

  return {
    count,
    landed: refused.length > 0 && own.length === refused.length,
    codeOf: (name) => (mended.includes(name) ? null : (own.find(({ field }) => field === name)?.code ?? null)),
    mend: (name) => setAnswered((before) => ({ ...before, mended: [...before.mended, name] })),
    forget: () => setAnswered({ failure, mended: [], count: 0 }),
    refuse: () => setAnswered((before) => ({ ...before, count: before.count + 1 })),
  };
}
