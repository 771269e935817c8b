import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { FormValues, RulesName } from './formRules.ts';

const loadRules = async () => import('./formRules.ts');

/** Fetches the rules, which are large, at the first entry: the form is validated later, and fetches them itself when this fails. */
export function preloadRules(): void {
  loadRules().catch(() => undefined);
}

/** Error type of the whole form when its rules cannot be loaded. */
export const unvalidated = 'unvalidated';

/** Wraps a submit handler: passes it the normalized values of a valid form. */
export function normalised<Rules extends RulesName>(rules: Rules, onValid: (values: FormValues[Rules]) => void) {
  return async (entered: unknown) => {
    const checked = (await loadRules()).validate(rules, entered);
    if (checked.kind === 'valid') onValid(checked.value);
  };
}

/** Judges a form by the domain's rules alone; an error's type is the rule's code. */
export function resolverOf(rules: RulesName): Resolver<FieldValues> {
  return async (entered) => {
    const loaded = await loadRules().catch(() => null);
    if (loaded === null) return { values: {}, errors: { root: { type: unvalidated } } };
    const checked = loaded.validate(rules, entered);
    if (checked.kind === 'valid') return { values: entered, errors: {} };
    const errors = checked.problems.map(({ field, code }): [string, FieldError] => [field, { type: code }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
