import type { Lifecycle } from '@platine/domain/catalog/lifecycle.ts';
import { rarePart } from '../i18n/lazyPart.tsx';

const Words = rarePart(() => import('./LifecycleWords.tsx'), 'LifecycleWords');

type LifecycleLineProps = {
  /** Null for a product that is made on. */
  readonly lifecycle: Lifecycle | null;
};

/** Says how long the maker makes a product; renders nothing for one that is made on. */
export function LifecycleLine({ lifecycle }: LifecycleLineProps) {
  if (lifecycle === null || lifecycle.state === 'ACTIVE') return null;
  return <Words.Part state={lifecycle.state} lifecycle={lifecycle} />;
}
