import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { loadWithWords } from './loadWithWords.ts';

/** A part that no first page shows: fetched, with the words that it may ask for, when it is first drawn. If that fails, the page goes on without it. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() =>
    loadWithWords(load).then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: () => null }),
    ),
  );
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
