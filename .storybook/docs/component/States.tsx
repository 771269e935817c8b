import { Suspense, use, useState } from 'react';
import { readIndex } from '../../guide/map/readIndex.ts';
import type { State } from '../../guide/map/screens.ts';
import { statesOf } from '../../guide/map/screens.ts';
import { ComponentStates } from './ComponentStates.tsx';
import { Chapter } from './Guidance.tsx';
import { ScreenStates } from './ScreenStates.tsx';

/** The states of a docs page side by side. */
export function States({ title }: { readonly title: string }) {
  const [states] = useState(async () => statesOf(await readIndex(), title));
  return (
    <Suspense fallback={null}>
      <Matrix title={title} states={states} />
    </Suspense>
  );
}

function Matrix({ title, states }: { readonly title: string; readonly states: Promise<readonly State[]> }) {
  const known = use(states);
  if (title.startsWith('Screens/'))
    return (
      <Chapter title="States">
        <ScreenStates title={title} states={known} />
      </Chapter>
    );
  const pictured = known.filter(({ pictures }) => pictures !== null);
  if (pictured.length === 0) return null;
  return (
    <Chapter title="States">
      <ComponentStates states={pictured} />
    </Chapter>
  );
}
