import type { ComponentType } from 'react';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../interaction/useHydrated.ts';
import { whenSomebodyStays } from '../interaction/whenSomebodyIsThere.ts';
import { loadWithWords } from './loadWithWords.ts';

export type MayWait = {
  /** It does not work yet. Its element says so as `data-waiting`: what is entered or pressed in it is done again once it works. */
  readonly waiting?: boolean | undefined;
};

/** Milliseconds between two tries to fetch the code. */
const pause = 5000;

type LoadPart = () => Promise<unknown>;

const parts = new Set<LoadPart>();
/** On the page already, where they wait for their code. */
const drawn = new Set<LoadPart>();

/**
 * Loads the code of the parts that are known, to draw them without waiting: for the server, and in the browser from the second page on.
 * A part that is drawn already loads by itself and delays nothing: the next page stands between the same header and footer.
 */
export async function loadLaterParts(): Promise<void> {
  await Promise.all([...parts].filter((load) => !drawn.has(load)).map((load) => load()));
}

/**
 * A part of a page that the server draws and that is taken over when somebody is there: its code and words are no part of what a page needs
 * to work. Its links work before, and forms with an address. Until then it keeps what it was given first: drawn anew without its code
 * it would be gone for a moment. So all that it draws is given to it: what it asked for itself might have changed since the server drew it.
 *
 * @param Meanwhile Stands where the server drew nothing and the code is still to come.
 */
export function takenOverLater<Props extends object>(
  load: () => Promise<ComponentType<Props & MayWait>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const { chosen, fetchPart } = partOf(load);

  const Still = memo(function Still({ given, waiting, onReady }: StillProps<Props>) {
    const [Part] = useState(chosen);
    return (
      <Suspense fallback={<Meanwhile {...given} />}>
        <Part {...given} waiting={waiting} />
        <Ready onReady={onReady} />
      </Suspense>
    );
  });

  return function TakenOverLater(props: Props) {
    const [first] = useState(props);
    // Where the server drew nothing there is nothing to keep.
    const [ready, setReady] = useState(useHydrated());
    useEffect(() => {
      drawn.add(fetchPart);
      return () => void drawn.delete(fetchPart);
    }, []);
    return <Still given={ready ? props : first} waiting={!ready} onReady={setReady} />;
  };
}

/** The part as it can be drawn now: itself, or what waits for somebody to be there and for its code. */
function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    loaded ??= await loadWithWords(load);
    return loaded;
  };
  const fetchPatiently = async (): Promise<ComponentType<Props>> => {
    try {
      return await fetchPart();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      return fetchPatiently();
    }
  };
  const Later = lazy<ComponentType<Props>>(async () => {
    await new Promise<void>((resolve) => whenSomebodyStays(resolve));
    return { default: await fetchPatiently() };
  });
  parts.add(fetchPart);
  return { chosen: () => loaded ?? Later, fetchPart };
}

type StillProps<Props> = {
  readonly given: Props;
  readonly waiting: boolean;
  readonly onReady: (ready: true) => void;
};

/** Says when the part that it stands in works. */
function Ready({ onReady }: Pick<StillProps<never>, 'onReady'>) {
  useEffect(() => onReady(true), [onReady]);
  return null;
}

function Nothing() {
  return null;
}
