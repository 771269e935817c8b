import type { Failure } from '@platine/domain/machines/outcome.ts';
import { check } from '@platine/domain/validation/check.ts';
import { isValidationCode } from '@platine/domain/validation/codes.ts';
import { dependentFields } from '@platine/domain/validation/dependentFields.ts';
import { useId } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useForm, useWatch } from 'react-hook-form';
import type { AfterRefusal, DomainForm, FormProblem } from './domainForm.ts';
import type { DomainSchema } from './domainResolver.ts';
import { domainResolver } from './domainResolver.ts';
import type { FieldName } from './fieldNames.ts';
import { isFieldName } from './fieldNames.ts';
import { useRefusals } from './useRefusals.ts';

type DomainFormOptions<Values> = {
  readonly schema: DomainSchema<Values>;
  /** What it begins with, in the order in which the fields stand. A later change of it does not touch what was typed. */
  readonly defaultValues: NoInfer<Values>;
  /** Gets tidied values, and only valid ones. */
  readonly onSubmitted: (values: NoInfer<Values>) => void;
  /** How the last submission ended at the shop; the fields it names are marked. */
  readonly failure?: Failure | null;
  /**
   * `submit`: judged when submitted, then at each change. `untilValid`: the button is unavailable until all is valid (spec §4), so each
   * field is judged when it is left.
   */
  readonly mode?: 'submit' | 'untilValid';
  readonly afterRefusal?: AfterRefusal;
};

type Fields<Values> = Extract<keyof Values, FieldName>;

/** The one way to make a form: the domain's schema judges, each problem stands at its field, nothing typed is lost. */
export function useDomainForm<Values extends object>(options: DomainFormOptions<Values>): DomainForm<Fields<Values>> {
  const { schema, defaultValues, onSubmitted, failure = null, mode = 'submit', afterRefusal = 'summary' } = options;
  const formId = useId();
  const form = useForm<FieldValues>({
    defaultValues,
    resolver: domainResolver(schema),
    mode: mode === 'submit' ? 'onSubmit' : 'onTouched',
    shouldFocusError: afterRefusal === 'field',
  });
  const { errors, dirtyFields, isValid } = form.formState;
  const names = Object.keys(defaultValues).filter(isFieldName);
  const refusals = useRefusals(names, failure);
  const values = useWatch({ control: form.control });

  const codeOf = (name: FieldName) => {
    const type = errors[name]?.type;
    // What was merely walked through is not told before the form is submitted.
    const told = refusals.count > 0 || dirtyFields[name] === true;
    return told && typeof type === 'string' && isValidationCode(type) ? type : refusals.codeOf(name);
  };
  const changed = (name: FieldName) => {
    refusals.mend(name);
    judgeDependents(form, name);
  };
  const submit = (entered: unknown) => {
    const checked = check(schema, entered);
    if (checked.kind === 'valid') onSubmitted(checked.value);
  };
  return {
    field: (name) => ({
      name,
      id: `${formId}-${name}`,
      registered: form.register(name, { onChange: () => changed(name) }),
      problem: codeOf(name),
    }),
    entered: (name): unknown => values[name],
    enter: (name: string, value) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: refusals.count > 0 }),
    onSubmit: (event) => void form.handleSubmit(submit, refusals.refuse)(event),
    problems: refusals.count === 0 ? [] : names.flatMap((name) => problemOf(`${formId}-${name}`, name, codeOf(name))),
    refusals: refusals.count,
    afterRefusal,
    ready: mode === 'submit' || isValid,
    failure: refusals.landed ? null : failure,
    reset: () => {
      form.reset();
      refusals.forget();
    },
  };
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
