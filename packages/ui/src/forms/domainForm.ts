import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import type { SubmitEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldName } from './fieldNames.ts';

/** Props that connect a field component to its form. */
export type FieldBinding = {
  readonly name: FieldName;
  /** Id of the control; the ids of hint and error derive from it. */
  readonly id: string;
  readonly registered: UseFormRegisterReturn<FieldName>;
  /**
   * Initial value for server rendering, null after hydration: react-hook-form sets its controls itself, but not on the
   * server.
   */
  readonly drawn: string | boolean | null;
  /** The broken rule while its error is shown, otherwise null. */
  readonly problem: ValidationCode | null;
};

/** A field with an error; `id` is its control's. */
export type FormProblem = { readonly id: string; readonly name: FieldName; readonly code: ValidationCode };

/**
 * Target of the focus when a form is refused: the error summary, or, in forms with one or two fields, the first invalid
 * field.
 */
export type ErrorFocus = 'summary' | 'field';

/** State of a form. `Names` are its fields. */
export type DomainForm<Names extends FieldName = FieldName> = {
  readonly field: (name: Names) => FieldBinding;
  /** Current value of a field. Reading it re-renders the form on each change. */
  readonly entered: (name: Names) => unknown;
  /** Sets the value of a field. */
  readonly enter: (name: Names, value: string | boolean) => void;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Errors in field order; empty before the first refusal. */
  readonly problems: readonly FormProblem[];
  /** Number of refused submissions, by the form's own rules or by the shop. */
  readonly refusals: number;
  readonly errorFocus: ErrorFocus;
  /** False while the submit button is unavailable until all entries are valid (spec §4). */
  readonly ready: boolean;
  /** The shop's failure, unless all of it is shown at the fields. */
  readonly failure: Failure | null;
  /** Restores the initial values. */
  readonly reset: () => void;
};

/** The part of a form that field groups use, whatever other fields it has. */
export type FormFields<Names extends FieldName> = Pick<DomainForm<Names>, 'field' | 'entered'>;
