import { useEffect, useRef } from 'react';
import type { RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { isChosenEarly } from '../interaction/chosenEarly.ts';
import { useHydrated } from '../interaction/useHydrated.ts';

type Entry = string | boolean;

/**
 * Registers the fields of a server-rendered form without losing what was entered before hydration. react-hook-form writes its own value into
 * each element that it registers, so that value is set first; once the form is observed, the entry is reported as a change.
 */
export function useEntriesBeforeHydration({ register, setValue }: Pick<UseFormReturn, 'register' | 'setValue'>) {
  const hydrated = useHydrated();
  const reports = useRef(new Map<string, () => Promise<unknown>>());
  useEffect(() => {
    for (const report of reports.current.values()) void report();
    reports.current.clear();
  }, []);
  return <Name extends string>(name: Name, options: RegisterOptions): UseFormRegisterReturn<Name> => {
    const registered = register(name, options);
    if (hydrated) return registered;
    const ref = (element: unknown) => {
      const entry = entryIn(element);
      if (entry !== null) {
        setValue<string>(name, entry);
        reports.current.set(name, () => registered.onChange({ target: element, type: 'change' }));
      }
      registered.ref(element);
    };
    return { ...registered, ref };
  };
}

/** The entry of a field, or of its group of radio buttons; null while it is as the server rendered it. */
function entryIn(element: unknown): Entry | null {
  if (element instanceof HTMLSelectElement) return isChosenEarly(element) ? element.value : null;
  if (element instanceof HTMLTextAreaElement) return element.value === element.defaultValue ? null : element.value;
  if (!(element instanceof HTMLInputElement)) return null;
  if (element.type === 'radio') return radioEntry(element);
  if (element.type === 'checkbox') return element.checked === element.defaultChecked ? null : element.checked;
  return element.value === element.defaultValue ? null : element.value;
}

function radioEntry({ form, name }: HTMLInputElement): string | null {
  const group = form?.elements.namedItem(name);
  const buttons = group instanceof RadioNodeList ? [...group].filter((one) => one instanceof HTMLInputElement) : [];
  const chosen = buttons.find(({ checked }) => checked);
  return chosen === undefined || chosen.defaultChecked ? null : chosen.value;
}
