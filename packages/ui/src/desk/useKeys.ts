import { useEffect } from 'react';

/** The deeds of keys, by `KeyboardEvent.key`. */
export type KeyMap = Readonly<Record<string, () => void>>;

const typedInto = 'input, textarea, select, [contenteditable], [role="dialog"] *';

/** Lets keys act on the page, but not while somebody types, in a dialog, or together with Ctrl, Alt or Meta. */
export function useKeys(keys: KeyMap): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(typedInto)) return;
      const act = keys[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
