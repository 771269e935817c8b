import { useState } from 'react';
import type { Globals } from '../../globals.ts';
import { globalTypes, viewports } from '../../globals.ts';
import { Choices } from '../../choices/Choices.tsx';
import { Miniature } from '../../guide/map/Miniature.tsx';
import type { State } from '../../guide/map/screens.ts';
import { useToolbar } from '../toolbar.ts';
import type { Viewport } from '../viewport.ts';
import { isViewport, sizeOf } from '../viewport.ts';
import styles from './ScreenStates.module.css';

/** A column of the matrix: the surroundings of each state in it. */
type Column = { readonly title: string; readonly globals: Globals; readonly viewport: Viewport };

const compared = [
  { value: 'width', title: 'Widths' },
  { value: 'theme', title: 'Themes' },
  { value: 'language', title: 'Languages' },
] as const;

type Compared = (typeof compared)[number]['value'];

/** A matrix of a screen's states: one a row, and beside each other its widths, themes or languages. The toolbar chooses what is not compared. */
export function ScreenStates({ title, states }: { readonly title: string; readonly states: readonly State[] }) {
  const toolbar = useToolbar();
  const [side, setSide] = useState<Compared>('width');
  const [viewport, setViewport] = useState<Viewport>('desk');
  const columns = columnsOf(side, { globals: toolbar, viewport });
  return (
    <>
      <div className={styles['controls']}>
        <Choices legend="Side by side" items={compared} chosen={side} onChoose={setSide} />
        {side !== 'width' && (
          <Choices
            legend="Width"
            items={widths.map((value) => ({ value, title: String(sizeOf(value).width) }))}
            chosen={viewport}
            onChoose={setViewport}
          />
        )}
      </div>
      {states.map((state) => (
        <section key={state.id} className={styles['state']} aria-label={state.name}>
          <h3>{state.name}</h3>
          <ul data-columns={columns.length}>
            {columns.map((column) => (
              <li key={column.title} data-viewport={column.viewport}>
                <Miniature
                  state={state}
                  of={title}
                  globals={column.globals}
                  viewport={column.viewport}
                  words={column.title}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const widths = Object.keys(viewports).filter(isViewport);

function columnsOf(side: Compared, { globals, viewport }: Omit<Column, 'title'>): Column[] {
  if (side === 'width') return widths.map((width) => ({ title: viewports[width].name, globals, viewport: width }));
  const { items } = globalTypes[side].toolbar;
  return items
    .filter(({ value }) => value !== 'system')
    .map(({ value, title }) => ({ title, globals: { ...globals, [side]: value }, viewport }));
}
