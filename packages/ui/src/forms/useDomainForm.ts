import type { Failure } from '@platine/domain/machines/outcome.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import { isValidationCode } from '@platine/domain/validation/codes.ts';
import { dependentFields } from '@platine/domain/validation/dependentFields.ts';
import { useId } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import type { ErrorFocus, DomainForm, FieldBinding, FormProblem } from './domainForm.ts';
import type { FieldName } from './fieldNames.ts';
import { isFieldName } from './fieldNames.ts';
import type { FormValues, RulesName } from './formRules.ts';
import { useHydrated } from '../interaction/useHydrated.ts';
import { useRefusals } from './useRefusals.ts';
import { tidied, unjudged, useRules } from './useRules.ts';

type DomainFormOptions<Rules extends RulesName> = {
  readonly rules: Rules;
  /** What it begins with, in the order in which the fields stand. A later change of it does not touch what was typed. */
  readonly defaultValues: FormValues[Rules];
  /** Gets tidied values, and only valid ones. */
  readonly onSubmitted: (values: FormValues[Rules]) => void;
  /** How the last submission ended at the shop; the fields it names are marked. */
  readonly failure?: Failure | null;
  /**
   * `submit`: judged when submitted, then at each change. `untilValid`: the button is unavailable until all is valid (spec §4), so each
   * field is judged when it is left.
   */
  readonly mode?: 'submit' | 'untilValid';
  readonly errorFocus?: ErrorFocus;
};

type FormOf<Rules extends RulesName> = DomainForm<Extract<keyof FormValues[Rules], FieldName>>;

/** The one way to make a form: the domain's rules judge, each problem stands at its field, nothing typed is lost. */
export function useDomainForm<Rules extends RulesName>(options: DomainFormOptions<Rules>): FormOf<Rules> {
  const { rules, defaultValues, onSubmitted, failure = null, mode = 'submit', errorFocus = 'summary' } = options;
  const formId = useId();
  const form = useForm<FieldValues>({
    defaultValues,
    resolver: useRules(rules),
    mode: mode === 'submit' ? 'onSubmit' : 'onTouched',
    shouldFocusError: errorFocus === 'field',
  });
  const { errors, dirtyFields } = form.formState;
  const names = Object.keys(defaultValues).filter(isFieldName);
  const refusals = useRefusals(names, failure);
  const values = useWatch({ control: form.control });
  const drawnOf = useDrawn(form.formState.defaultValues);

  // What was merely walked through is not told before the form is submitted.
  const ownCodeOf = (name: FieldName) =>
    refusals.count > 0 || dirtyFields[name] === true ? codeIn(errors, name) : null;
  const codeOf = (name: FieldName) => ownCodeOf(name) ?? refusals.codeOf(name);
  // One mistake is told once: what the shop said of the entries before makes way for the field's own problem.
  if (names.some((name) => ownCodeOf(name) !== null)) refusals.overtake();
  const changed = (name: FieldName) => {
    refusals.mend(name);
    judgeDependents(form, name);
  };
  return {
    field: (name) => ({
      name,
      id: `${formId}-${name}`,
      registered: form.register(name, { onChange: () => changed(name) }),
      drawn: drawnOf(name),
      problem: codeOf(name),
    }),
    entered: (name): unknown => values[name],
    enter: (name: string, value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: refusals.count > 0 }),
    onSubmit: (event) => void form.handleSubmit(tidied(rules, onSubmitted), refusals.refuse)(event),
    problems: refusals.count === 0 ? [] : names.flatMap((name) => problemOf(`${formId}-${name}`, name, codeOf(name))),
    refusals: refusals.count,
    errorFocus,
    // Read only where it counts: it lets the form be judged, and its rules be fetched, before anything is entered.
    ready: mode === 'submit' || form.formState.isValid,
    failure: failureOf(errors, refusals.landed || refusals.overtaken ? null : failure),
    reset: () => {
      form.reset();
      refusals.forget();
    },
  };
}

/** What a form's fields begin with, until the page works. */
function useDrawn(values: Readonly<Partial<Record<string, unknown>>> | undefined) {
  const hydrated = useHydrated();
  return (name: FieldName): FieldBinding['drawn'] => {
    const value = values?.[name];
    return !hydrated && (typeof value === 'string' || typeof value === 'boolean') ? value : null;
  };
}

function codeIn(errors: FieldErrors, name: FieldName): ValidationCode | null {
  const type = errors[name]?.type;
  return typeof type === 'string' && isValidationCode(type) ? type : null;
}

/** Rules that could not be fetched are a lost connection, like an answer that did not come. */
function failureOf({ root }: FieldErrors, shops: Failure | null): Failure | null {
  return root?.type === unjudged ? noAnswer : shops;
}

function problemOf(id: string, name: FieldName, code: FormProblem['code'] | null): FormProblem[] {
  return code === null ? [] : [{ id, name, code }];
}

/** Spec §4: customer type and country decide about other fields. Those that were filled in or refused are judged anew. */
function judgeDependents(form: UseFormReturn, name: string): void {
  const dependents = Object.entries(dependentFields).find(([decides]) => decides === name)?.[1] ?? [];
  const seen = dependents.filter((field) => {
    const { isTouched, invalid } = form.getFieldState(field);
    return isTouched || invalid || form.formState.isSubmitted;
  });
  if (seen.length > 0) void form.trigger(seen);
}
