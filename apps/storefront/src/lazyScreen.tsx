import { Placeholder } from '@platine/ui/components/Placeholder/Placeholder.tsx';
import { loadWithWords } from '@platine/ui/i18n/loadWithWords.ts';
import type { ComponentType } from 'react';
import { lazy, Suspense, useState } from 'react';
import { isFirstScreen } from './firstScreens.ts';
import { NotFetched } from './NotFetched.tsx';

/** The address that a screen is shown at. */
export type PlaceProps = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

type ScreenComponent = ComponentType<PlaceProps>;

export type LazyScreen = {
  readonly Screen: ScreenComponent;
  /** Loads the screen's code; after that it is drawn without waiting, which the server and the first drawing in the browser need. */
  readonly preload: () => Promise<void>;
  /** End of the screen's source path, by which its built module is found. */
  readonly source: string;
};

/** A screen whose code is loaded when it is first needed. */
export function lazyScreen(source: string, load: () => Promise<ScreenComponent>): LazyScreen {
  let loaded: ScreenComponent | null = null;
  // The words of a first screen are there already.
  const loadReady = isFirstScreen(source) ? load : () => loadWithWords(load);
  const fetchScreen = async () => {
    loaded ??= await loadReady();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await screenOrWait(fetchScreen) }));
  const Waiting = (props: PlaceProps) => (
    <Suspense fallback={<Placeholder />}>
      <Later {...props} />
    </Suspense>
  );
  const Screen = (props: PlaceProps) => {
    // Once chosen it stays: another component in its place would lose what the shopper did in it. A loaded screen stands in no boundary:
    // the browser would take it over later than the rest, and find it changed by what the shopper did meanwhile.
    const [Chosen] = useState<ScreenComponent>(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  };
  return { Screen, preload: async () => void (await fetchScreen()), source };
}

/** The code of what waits for a screen's code (D29). Worth having before the connection is lost. */
export const loadPatience = () => loadWithWords(() => import('./PatientScreen.tsx'));

/** Both are fetched at once: the screen when it comes first, else what waits for it and says how that goes. */
async function screenOrWait(fetchScreen: () => Promise<ScreenComponent>): Promise<ScreenComponent> {
  let begun: Promise<ScreenComponent> | null = fetchScreen();
  const load = () => {
    const first = begun;
    begun = null;
    return first ?? fetchScreen();
  };
  const waiting = loadPatience().then(({ patientScreen }) => patientScreen(load));
  return Promise.any([begun, waiting]).catch(() => NotFetched);
}
