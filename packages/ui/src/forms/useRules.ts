import { useEffect } from 'react';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { whenSomebodyStays } from '../interaction/whenSomebodyIsThere.ts';
import type { FormValues, RulesName } from './formRules.ts';

/** Rules are heavy: they come when somebody is there, or at the latest when something is to be judged. */
const loadRules = async () => import('./formRules.ts');

/** Said of the form as a whole when its rules cannot be fetched. */
export const unjudged = 'unjudged';

/** Lets a form judge by the domain's rules and by nothing else: an error's type is the rule's code. */
export function useRules(rules: RulesName): Resolver<FieldValues> {
  useEffect(() => whenSomebodyStays(() => void loadRules().catch(() => undefined)), []);
  return resolverOf(rules);
}

/** Takes what was found valid, and hands on what the rules make of it. */
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
