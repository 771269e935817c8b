import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use, useDeferredValue, useState } from 'react';
import { useToolbar } from '../../docs/toolbar.ts';
import type { Viewport } from '../../docs/viewport.ts';
import type { Shown } from './MapControls.tsx';
import { MapControls } from './MapControls.tsx';
import { Miniature } from './Miniature.tsx';
import { readScreens } from './readScreens.ts';
import type { MappedScreen } from './screens.ts';
import { narrowed } from './screens.ts';
import styles from './ShopMap.module.css';

/** Every screen in every state, as miniatures that lead to the stories. */
export function ShopMap() {
  const [screens] = useState(readScreens);
  const [viewport, setViewport] = useState<Viewport>(() => (matchMedia('(width < 40rem)').matches ? 'phone' : 'desk'));
  const [shown, setShown] = useState<Shown>('accepted');
  const [search, setSearch] = useState('');
  return (
    <Unstyled>
      <section className={styles['root']} aria-label="Map of the shop" lang="en">
        <MapControls
          viewport={viewport}
          onViewport={setViewport}
          shown={shown}
          onShown={setShown}
          search={search}
          onSearch={setSearch}
        />
        <Suspense fallback={<p>The map is being drawn.</p>}>
          <Screens all={screens} viewport={viewport} isLiving={shown === 'living'} search={useDeferredValue(search)} />
        </Suspense>
      </section>
    </Unstyled>
  );
}

type ScreensProps = {
  readonly all: Promise<readonly MappedScreen[]>;
  readonly viewport: Viewport;
  readonly isLiving: boolean;
  readonly search: string;
};

function Screens({ all, viewport, isLiving, search }: ScreensProps) {
  const screens = narrowed(use(all), search);
  const globals = useToolbar();
  if (screens.length === 0) return <p>No state has these words in its name.</p>;
  return screens.map(({ name: screen, parts }) => (
    <section key={screen} className={styles['screen']} aria-label={screen}>
      <h2>{screen}</h2>
      {parts.map(({ name: part, states }) => (
        <div key={part} className={styles['part']}>
          {part !== '' && <h3>{part}</h3>}
          <ul className={styles['states']} data-viewport={viewport}>
            {states.map((state) => (
              <li key={state.id}>
                <Miniature
                  state={state}
                  of={`${screen} ${part}`.trim()}
                  globals={globals}
                  viewport={viewport}
                  isLiving={isLiving}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
