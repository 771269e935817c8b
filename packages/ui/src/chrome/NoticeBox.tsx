import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useAnnounce } from '../components/Announcer/Announcer.tsx';
import styles from './NoticeBox.module.css';

type NoticeBoxProps = {
  /** Heading, and the box's accessible name. */
  readonly title: ReactNode;
  /** One short text. */
  readonly children: ReactNode;
  /** Everything that closes the box. */
  readonly buttons: ReactNode;
  /** Number of times the shopper has opened it; each time it takes the focus. Unless opened, it is announced and takes no focus. */
  readonly asked?: number;
};

/** A non-modal box at the foot of the window: a short text and its buttons. */
export function NoticeBox({ title, children, buttons, asked = 0 }: NoticeBoxProps) {
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
