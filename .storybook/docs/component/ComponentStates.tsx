import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { SyntheticEvent } from 'react';
import type { State } from '../../guide/map/screens.ts';
import { storyAddress } from '../storyAddress.ts';
import styles from './ComponentStates.module.css';
import { drawnArea } from './drawnArea.ts';

/** The accepted pictures of a component's states, light and dark side by side. They show each as its play leaves it. */
export function ComponentStates({ states }: { readonly states: readonly State[] }) {
  return (
    <ul className={styles['root']}>
      {states.map(({ id, name, pictures }) => (
        <li key={id}>
          <AnchorMdx href={storyAddress(id)} target="_self">
            {name}
          </AnchorMdx>
          <div className={styles['pair']}>
            {Object.entries(pictures ?? {}).map(([view, file]) => (
              <div key={view} className={styles['picture']} data-view={view}>
                <img src={`./accepted/${file}`} alt={`${name}, ${view}`} loading="lazy" onLoad={cut} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Pictures are as large as a window: only what is drawn on is shown. */
function cut({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  const { width, height } = drawnArea(image);
  const { style } = image.parentElement ?? image;
  style.setProperty('--drawn-width', `${width}px`);
  style.setProperty('--drawn', `${width} / ${height}`);
  style.setProperty('--zoom', String(image.naturalWidth / width));
}
