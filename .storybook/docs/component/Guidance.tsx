import type { Guide } from '@platine/ui/components/guide.ts';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './Guidance.module.css';

type OfGuide = { readonly guide: Guide };

/** The use of a component, and what to take instead elsewhere. */
export function Purpose({ guide: { purpose, notFor } }: OfGuide) {
  return (
    <Chapter>
      <p className={styles['purpose']}>{purpose}</p>
      <h3>Not for</h3>
      <ul className={styles['list']}>
        {notFor.map((use) => (
          <li key={use}>
            <Words text={use} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

export function Keyboard({ guide: { keyboard } }: OfGuide) {
  const keys = Object.entries(keyboard);
  return (
    <Chapter title="Keyboard">
      {keys.length === 0 && <p>It takes no focus.</p>}
      <dl className={styles['keys']}>
        {keys.map(([names, does]) => (
          <div key={names}>
            <dt>
              {names.split(', ').map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>
              <Words text={does} />
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}

export function ScreenReader({ guide: { screenReader } }: OfGuide) {
  return (
    <Chapter title="Screen reader">
      <ul className={styles['list']}>
        {screenReader.map((said) => (
          <li key={said}>
            <Words text={said} />
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

/** A part of a docs page in the shop's own type. */
export function Chapter({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <Unstyled>
      <section className={styles['root']} aria-label={title} lang="en">
        {title !== undefined && <h2>{title}</h2>}
        {children}
      </section>
    </Unstyled>
  );
}

/** Text in which names of code stand between backticks. */
export function Words({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}
