import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Tabs.module.css';

export type Tab<Key extends string> = {
  readonly key: Key;
  readonly name: ReactNode;
  /** Rendered when first selected and kept from then on, so that typed text survives switching tabs. */
  readonly panel: ReactNode;
};

type TabsProps<Key extends string> = NativeProps<'div'> & {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** From the first to the last. */
  readonly tabs: readonly Tab<Key>[];
  /** Key of the tab whose panel is shown. */
  readonly selected: Key;
  /** Called for a press and for an arrow key; the caller changes `selected`. */
  readonly onSelected: (key: Key) => void;
};

/** The ARIA tabs pattern: one stop for the Tab key; arrow keys move between tabs and select at once. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelected, className, ...rest }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<readonly Key[]>([selected]);
  if (!seen.includes(selected)) setSeen([...seen, selected]);
  const goTo = (key: Key | undefined) => {
    if (key === undefined) return;
    onSelected(key);
    const index = tabs.findIndex((tab) => tab.key === key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const target = targetOf(event.key, { index: tabs.findIndex(({ key }) => key === selected), count: tabs.length });
    if (target === null) return;
    event.preventDefault();
    goTo(tabs[target]?.key);
  };
  return (
    <div {...rest} className={rootClass(styles['root'], className)}>
      <div ref={list} className={styles['list']} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={press}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className={styles['tab']}
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === selected}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelected(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          className={styles['panel']}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== selected}
        >
          {seen.includes(key) && panel}
        </div>
      ))}
    </div>
  );
}

/** Index of the tab that a key leads to; arrows wrap around, Home and End go to the ends. */
function targetOf(key: string, { index, count }: { readonly index: number; readonly count: number }): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
