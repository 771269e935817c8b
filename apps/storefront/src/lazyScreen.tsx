import { Placeholder } from '@platine/ui/components/Placeholder/Placeholder.tsx';
import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';

/** What every page gets of its place. */
export type PlaceProps = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

export type LazyScreen = {
  readonly Screen: ComponentType<PlaceProps>;
  /** Loads the screen's code; after that it is drawn without waiting, which the server and the first drawing in the browser need. */
  readonly preload: () => Promise<void>;
  /** End of the screen's source path, by which its built module is found. */
  readonly source: string;
};

/** A screen whose code is loaded when it is first needed. */
export function lazyScreen(source: string, load: () => Promise<ComponentType<PlaceProps>>): LazyScreen {
  let loaded: ComponentType<PlaceProps> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
  const Waiting = (props: PlaceProps) => (
    <Suspense fallback={<Placeholder />}>
      <Later {...props} />
    </Suspense>
  );
  const Screen = (props: PlaceProps) => {
    // Once chosen it stays: another component in its place would lose what the shopper did in it. A loaded screen stands in no boundary:
    // the browser would take it over later than the rest, and find it changed by what the shopper did meanwhile.
    const [Chosen] = useState<ComponentType<PlaceProps>>(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  };
  return { Screen, preload, source };
}
