import type { ComponentType } from 'react';
import { useState } from 'react';

type Later<Props> = {
  /** Null until its code is there. */
  readonly Component: ComponentType<Props> | null;
  /** Brings the code; rejects when it cannot be fetched, and may be asked again. */
  readonly ready: () => Promise<void>;
};

/** A component whose code is fetched when it is first wanted, and whose absence can be told. */
export function useLater<Props>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const ready = async () => {
    const loaded = await load();
    setComponent(() => loaded);
  };
  return { Component, ready };
}
