import { useEffect } from 'react';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { whenSomebodyStays } from '../interaction/whenSomebodyIsThere.ts';
import type { FormValues, RulesName } from './formRules.ts';

/** The rules are large; they load on first interaction, or at the latest before the first validation. */
const loadRules = async () => import('./formRules.ts');

/** Error type of the whole form when its rules cannot be loaded. */
export const unjudged = 'unjudged';

/** A react-hook-form resolver based on the domain's schemas only; an error's type is the rule's code. */
export function useRules(rules: RulesName): Resolver<FieldValues> {
  useEffect(() => whenSomebodyStays(() => void loadRules().catch(() => undefined)), []);
  return resolverOf(rules);
}

/** Wraps a submit handler: passes it the normalized values of a valid form. */
export function tidied<Rules extends RulesName>(rules: Rules, onValid: (values: FormValues[Rules]) => void) {
  return async (entered: unknown) => {
    const checked = (await loadRules()).judge(rules, entered);
    if (checked.kind === 'valid') onValid(checked.value);
  };
}

function resolverOf(rules: RulesName): Resolver<FieldValues> {
  return async (entered) => {
    const loaded = await loadRules().catch(() => null);
    if (loaded === null) return { values: {}, errors: { root: { type: unjudged } } };
    const checked = loaded.judge(rules, entered);
    if (checked.kind === 'valid') return { values: entered, errors: {} };
    const errors = checked.problems.map(({ field, code }): [string, FieldError] => [field, { type: code }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
