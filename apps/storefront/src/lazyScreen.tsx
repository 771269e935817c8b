import { isCheckout } from '@platine/ui/chrome/isCheckout.ts';
import { lazyOnDemand } from '@platine/ui/i18n/lazyPart.tsx';
import { loadWithWords } from '@platine/ui/i18n/loadWithWords.ts';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { messageGroupOf } from './firstScreens.ts';

/** The address that a screen is shown at. */
export type PlaceProps = {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
};

type ScreenComponent = ComponentType<PlaceProps>;

export type LazyScreen = {
  readonly Screen: ScreenComponent;
  /** Loads the screen's code. The server, hydration and a prefetched page then render without a fallback. */
  readonly preload: () => Promise<void>;
  /** End of the screen's source path, by which its built module is found. */
  readonly source: string;
};

/** Shows how the loading of a screen goes (D29). */
const chunkFallback = lazyOnDemand(
  () => import('@platine/ui/chrome/ChunkLoading/ChunkLoading.tsx'),
  'ChunkLoading',
  'parts',
);

/** Loads the chunk fallback ahead: once the connection is lost it is too late. */
export function preloadChunkFallback(): void {
  chunkFallback.preload().catch(() => undefined);
}

/** A screen whose code is loaded when it is first needed. */
export function lazyScreen(source: string, load: () => Promise<ScreenComponent>): LazyScreen {
  let loaded: ScreenComponent | null = null;
  const fetchScreen = async () => {
    loaded ??= await loadWithWords(load, messageGroupOf(source));
    return loaded;
  };
  return { Screen: screenWith(() => loaded, fetchScreen), preload: async () => void (await fetchScreen()), source };
}

/** The screen when its code is there, else the chunk fallback, which fetches it (D29). */
function screenWith(loaded: () => ScreenComponent | null, fetchScreen: () => Promise<ScreenComponent>) {
  return function Screen(props: PlaceProps) {
    // The choice must not change while the screen is mounted, or its state would be lost.
    const [Loaded] = useState(loaded);
    const [load] = useState(() => fetchOnce(fetchScreen));
    const [path] = useLocation();
    if (Loaded !== null) return <Loaded {...props} />;
    return (
      <chunkFallback.Part load={load} paying={isCheckout(path)}>
        {() => <Fetched screen={loaded()} place={props} />}
      </chunkFallback.Part>
    );
  };
}

type FetchedProps = { readonly screen: ScreenComponent | null; readonly place: PlaceProps };

function Fetched({ screen: Screen, place }: FetchedProps) {
  return Screen === null ? null : <Screen {...place} />;
}

/** Fetches the first time. A retry reloads the page, because browsers never fetch a module again whose fetch has failed. */
function fetchOnce<Fetched>(fetchIt: () => Promise<Fetched>): () => Promise<Fetched> {
  let fetched = false;
  return () => {
    if (!fetched) {
      fetched = true;
      return fetchIt();
    }
    location.reload();
    return new Promise(() => undefined);
  };
}
