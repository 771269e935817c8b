import { Unstyled } from '@storybook/addon-docs/blocks';
import { Suspense, use, useState } from 'react';
import type { MappedScreen } from '../map/screens.ts';
import { readScreens } from '../map/readScreens.ts';
import { Side } from './Side.tsx';
import styles from './Compare.module.css';

/** Two states of any screens side by side. */
export function Compare() {
  const [screens] = useState(readScreens);
  return (
    <Unstyled>
      <section className={styles['root']} aria-label="Two states side by side" lang="en">
        <Suspense fallback={<p>The list of states is being read.</p>}>
          <Sides all={screens} />
        </Suspense>
      </section>
    </Unstyled>
  );
}

function Sides({ all }: { readonly all: Promise<readonly MappedScreen[]> }) {
  const screens = use(all);
  return (
    <>
      <Side name="First" screens={screens} initial={0} />
      <Side name="Second" screens={screens} initial={1} />
    </>
  );
}
