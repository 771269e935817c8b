import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useAnnounce } from '../components/Announcer/Announcer.tsx';
import styles from './FloorBox.module.css';

type FloorBoxProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
  /** How often the shopper has asked for it by hand: each time it gets the focus. By itself it never takes it: who hears the page is told what it says. */
  readonly asked?: number;
};

/** A box at the foot of the window: a few words and the buttons that answer them. The page behind it can be used. */
export function FloorBox({ title, children, buttons, asked = 0 }: FloorBoxProps) {
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const words = useRef<HTMLDivElement>(null);
  const say = useEffectEvent(() => announce(words.current?.innerText ?? ''));
  useEffect(() => {
    if (asked > 0) root.current?.focus({ preventScroll: true });
    else say();
  }, [asked]);
  return (
    <section ref={root} className={styles['root']} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles['inner']}>
        <div ref={words} className={styles['words']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          <div>{children}</div>
        </div>
        <div className={styles['buttons']}>{buttons}</div>
      </div>
    </section>
  );
}
