import { useState } from 'react';
import { Choices } from '../../choices/Choices.tsx';
import { isViewport, sizeOf } from '../../docs/viewport.ts';
import type { Globals } from '../../globals.ts';
import { brands, globalTypes, initialGlobals, viewports } from '../../globals.ts';
import { Miniature } from '../map/Miniature.tsx';
import type { MappedScreen, State } from '../map/screens.ts';
import styles from './Compare.module.css';

type SideProps = {
  readonly name: 'First' | 'Second';
  readonly screens: readonly MappedScreen[];
  /** Place of the state, of all, that is shown first. */
  readonly initial: number;
};

/** A state, and the screen and part whose it is. */
type Listed = { readonly of: string; readonly state: State };

const widths = Object.keys(viewports)
  .filter(isViewport)
  .map((value) => ({ value, title: String(sizeOf(value).width) }));
const choices = [
  { global: 'language', legend: 'Language', items: globalTypes.language.toolbar.items },
  { global: 'theme', legend: 'Theme', items: globalTypes.theme.toolbar.items },
  { global: 'brand', legend: 'Brand', items: brands },
] as const;

/** One of the two: a state with its own surroundings. */
export function Side({ name, screens, initial }: SideProps) {
  const listed = listedIn(screens);
  const [id, setId] = useState(listed[initial]?.state.id);
  const [globals, setGlobals] = useState<Globals>(initialGlobals);
  const [viewport, setViewport] = useState<keyof typeof viewports>('desk');
  const chosen = listed.find(({ state }) => state.id === id);
  return (
    <section className={styles['side']} aria-label={name}>
      <label className={styles['state']}>
        State
        <select value={id} onChange={({ target }) => setId(target.value)}>
          {listed.map((one) => (
            <option key={one.state.id} value={one.state.id}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <div className={styles['choices']}>
        {choices.map(({ global, legend, items }) => (
          <Choices
            key={global}
            legend={legend}
            items={items}
            chosen={String(globals[global])}
            onChoose={(value) => setGlobals({ ...globals, [global]: value })}
          />
        ))}
        <Choices legend="Width" items={widths} chosen={viewport} onChoose={setViewport} />
      </div>
      {chosen !== undefined && <Miniature {...chosen} words={nameOf(chosen)} globals={globals} viewport={viewport} />}
    </section>
  );
}

const nameOf = ({ of, state }: Listed) => `${of}: ${state.name}`;

function listedIn(screens: readonly MappedScreen[]): Listed[] {
  return screens.flatMap(({ name, parts }) =>
    parts.flatMap((part) => part.states.map((state) => ({ of: `${name} ${part.name}`.trim(), state }))),
  );
}
