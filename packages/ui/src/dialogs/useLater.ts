import type { ComponentType } from 'react';
import { useCallback, useState } from 'react';
import { loadWithWords } from '../i18n/loadWithWords.ts';

type Later<Props> = {
  /** Null until its code is there. */
  readonly Component: ComponentType<Props> | null;
  /** Brings the code; rejects when it cannot be fetched, and may be asked again. Always the same for the same `load`. */
  readonly ready: () => Promise<void>;
};

/** A component whose code is fetched when it is first wanted, and whose absence can be told. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const ready = useCallback(async () => {
    const loaded = await loadWithWords(load);
    setComponent(() => loaded);
  }, [load]);
  return { Component, ready };
}
