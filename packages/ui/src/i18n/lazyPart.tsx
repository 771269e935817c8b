import type { ComponentType } from 'react';
import { lazy, memo, Suspense, useState } from 'react';
import { importAgain } from './importAgain.ts';
import type { MessageGroup } from './loadMessages.ts';
import { loadWithWords } from './loadWithWords.ts';

export type LazyPart<Props extends object> = {
  readonly Part: ComponentType<Props>;
  /** Loads code and words; rejects when they cannot be fetched, and may be called again. */
  readonly preload: Preload;
};

type Preload = () => Promise<unknown>;

const usualParts = new Set<Preload>();
const rareParts = new Set<Preload>();

/** Loads all parts that the server renders, so that neither the server nor the next page shows a fallback. */
export async function preloadParts(): Promise<void> {
  await Promise.all([...usualParts, ...rareParts].map((preload) => preload()));
}

/** Loads the parts that most pages have, long before the next page is known. */
export async function preloadUsualParts(): Promise<void> {
  await Promise.all([...usualParts].map((preload) => preload()));
}

/**
 * A part of every page that is not needed to act on it. The server renders it; React hydrates it when its code and words are there. Until then,
 * or if they cannot be fetched, the server's HTML stays, and its links and forms work natively.
 *
 * React drops the HTML of a part whose props change before it is hydrated; `memo` keeps updates of the page away from it.
 */
export function lazyPart<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const part = lazyOnDemand(load, name, 'parts');
  usualParts.add(part.preload);
  return part;
}

/** The same for what few pages show, such as filters that are set: the browser loads it soon after the first sign of a person. */
export function rarePart<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  const part = lazyOnDemand(load, name, 'parts');
  rareParts.add(part.preload);
  return part;
}

type Load<Name extends string, Props extends object> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

/**
 * A part that is shown on demand, such as a dialog. If its code cannot be fetched, nothing is shown and the page stays usable. Its words can be any,
 * unless it comes with most pages as parts do: then they are among `parts`, which the build reads here.
 */
export function lazyOnDemand<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  words: MessageGroup = 'all',
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    loaded ??= (await loadWithWords(() => importAgain(load), words))[name];
    return loaded;
  };
  const Lazy = lazy<ComponentType<Props>>(() =>
    preload().then(
      (Component) => ({ default: Component }),
      () => new Promise<never>(() => undefined),
    ),
  );
  const Part = memo(function LazyPart(props: Props) {
    // The element type must not change while the part is mounted, or its state would be lost.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    );
  });
  return { Part, preload };
}
