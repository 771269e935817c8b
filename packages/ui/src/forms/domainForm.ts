import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import type { SubmitEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldName } from './fieldNames.ts';

/** What a field component needs to be a field of a form. */
export type FieldBinding = {
  readonly name: FieldName;
  /** The control's; its hint and problem have ids made of it. */
  readonly id: string;
  readonly registered: UseFormRegisterReturn<FieldName>;
  /** What stands in the control before the page works, and null from then on: react-hook-form fills its controls itself, but not on the server. */
  readonly drawn: string | boolean | null;
  /** The rule that the entry breaks, as long as it is told. */
  readonly problem: ValidationCode | null;
};

/** A field to go to and why. */
export type FormProblem = { readonly id: string; readonly name: FieldName; readonly code: ValidationCode };

/** What takes the focus when a form is refused: the list of its problems, or, in a form of a field or two, the first wrong one. */
export type ErrorFocus = 'summary' | 'field';

/** A form of the shop. `Names` are its fields. */
export type DomainForm<Names extends FieldName = FieldName> = {
  readonly field: (name: Names) => FieldBinding;
  /** What stands in a field now; reading it draws the form anew when it changes. */
  readonly entered: (name: Names) => unknown;
  /** Replaces what stands in a field. */
  readonly enter: (name: Names, value: string | boolean) => void;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** In the order of the form; empty until it was refused once. */
  readonly problems: readonly FormProblem[];
  /** How often it was refused, by its own rules or by the shop. */
  readonly refusals: number;
  readonly errorFocus: ErrorFocus;
  /** False while the submit button is unavailable: the form waits for valid entries (spec §4). */
  readonly ready: boolean;
  /** The shop's failure, unless all that it said is told at the fields. */
  readonly failure: Failure | null;
  /** Back to the values it began with. */
  readonly reset: () => void;
};

/** A form as parts of it know it, whatever other fields it has. */
export type FormFields<Names extends FieldName> = Pick<DomainForm<Names>, 'field' | 'entered'>;
