import type { Failure } from '@platine/domain/machines/outcome.ts';
import { noAnswer } from '@platine/domain/machines/outcome.ts';
import type { ValidationCode } from '@platine/domain/validation/codes.ts';
import { isValidationCode } from '@platine/domain/validation/codes.ts';
import { dependentFields } from '@platine/domain/validation/dependentFields.ts';
import { useEffect, useId } from 'react';
import type { Control, FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import type { ErrorFocus, DomainForm, FieldBinding, FormProblem } from './domainForm.ts';
import type { FieldName } from './fieldNames.ts';
import { isFieldName } from './fieldNames.ts';
import type { FormValues, RulesName } from './formRules.ts';
import type { FormDraft } from './formDraft.ts';
import { useHydrated } from '../interaction/useHydrated.ts';
import { useEntriesBeforeHydration } from './useEntriesBeforeHydration.ts';
import { useRefusals } from './useRefusals.ts';
import { preloadRules, resolverOf, normalised, unvalidated } from './formResolver.ts';

type DomainFormOptions<Rules extends RulesName> = {
  readonly rules: Rules;
  /** Initial values in visual order. Later changes of this object do not overwrite entries. */
  readonly defaultValues: FormValues[Rules];
  /** Receives normalized, valid values. */
  readonly onSubmitted: (values: FormValues[Rules]) => void;
  /** Failure of the last submission; the fields that it names show its errors. */
  readonly failure?: Failure | null;
  /**
   * `submit`: validates on submit, then on change. `untilValid`: the button is unavailable until all fields are valid
   * (spec §4), so each field is validated on blur.
   */
  readonly mode?: 'submit' | 'untilValid';
  readonly errorFocus?: ErrorFocus;
  /** Earlier entries of this form, which replace the initial values; later ones are kept there. */
  readonly draft?: FormDraft;
};

type FormOf<Rules extends RulesName> = DomainForm<Extract<keyof FormValues[Rules], FieldName>>;

/**
 * The only way to create a form: the domain's schemas validate, each error appears at its field, and typed text is
 * never lost.
 */
export function useDomainForm<Rules extends RulesName>(options: DomainFormOptions<Rules>): FormOf<Rules> {
  const { rules, defaultValues, onSubmitted, failure = null, mode = 'submit', errorFocus = 'summary' } = options;
  const formId = useId();
  const form = useForm<FieldValues>({
    defaultValues: startingValues(options),
    resolver: resolverOf(rules),
    mode: mode === 'submit' ? 'onSubmit' : 'onTouched',
    shouldFocusError: errorFocus === 'field',
  });
  const { errors, dirtyFields } = form.formState;
  const names = Object.keys(defaultValues).filter(isFieldName);
  const refusals = useRefusals(names, failure);
  const values = useKeptValues(form.control, options.draft);
  const drawnOf = useDrawn(form.formState.defaultValues);
  const register = useEntriesBeforeHydration(form);

  // A field that was only tabbed through shows no error before submission.
  const ownCodeOf = (name: FieldName) =>
    refusals.count > 0 || dirtyFields[name] === true ? codeIn(errors, name) : null;
  const codeOf = (name: FieldName) => ownCodeOf(name) ?? refusals.codeOf(name);
  // Only one error is shown at a time: a field's own error replaces the shop's earlier message.
  if (names.some((name) => ownCodeOf(name) !== null)) refusals.overtake();
  const changed = (name: FieldName) => {
    refusals.mend(name);
    validateDependents(form, name);
  };
  return {
    field: (name) => ({
      name,
      id: `${formId}-${name}`,
      registered: register(name, { onChange: () => changed(name) }),
      drawn: drawnOf(name),
      problem: codeOf(name),
    }),
    entered: (name): unknown => values[name],
    enter: (name: string, value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: refusals.count > 0 }),
    onSubmit: (event) => void form.handleSubmit(normalised(rules, onSubmitted), refusals.refuse)(event),
    problems: refusals.count === 0 ? [] : names.flatMap((name) => problemOf(`${formId}-${name}`, name, codeOf(name))),
    refusals: refusals.count,
    errorFocus,
    // Read in this mode only: reading it makes react-hook-form validate, and load the rules, before any input.
    ready: mode === 'submit' || form.formState.isValid,
    failure: failureOf(errors, refusals.landed || refusals.overtaken ? null : failure),
    reset: () => {
      form.reset();
      refusals.forget();
    },
  };
}

function startingValues<Rules extends RulesName>({ draft, defaultValues }: DomainFormOptions<Rules>): FieldValues {
  return draft?.read() ?? defaultValues;
}

/** The entries of now, which go into the draft as well. */
function useKeptValues(control: Control, draft: FormDraft | undefined): FieldValues {
  const values = useWatch({ control });
  useEffect(() => draft?.keep(values), [draft, values]);
  return values;
}

/** Initial values for rendering before hydration. */
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

/** If the rules cannot be loaded, the form reports a lost connection, as for a missing response. */
function failureOf({ root }: FieldErrors, shops: Failure | null): Failure | null {
  return root?.type === unvalidated ? noAnswer : shops;
}

function problemOf(id: string, name: FieldName, code: FormProblem['code'] | null): FormProblem[] {
  return code === null ? [] : [{ id, name, code }];
}

/** Spec §4: customer type and country affect other fields. Those with a value or an error are validated again. */
function validateDependents(form: UseFormReturn, name: string): void {
  preloadRules();
  const dependents = Object.entries(dependentFields).find(([decides]) => decides === name)?.[1] ?? [];
  const seen = dependents.filter((field) => {
    const { isTouched, invalid } = form.getFieldState(field);
    return isTouched || invalid || form.formState.isSubmitted;
  });
  if (seen.length > 0) void form.trigger(seen);
}
