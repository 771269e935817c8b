import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useAnnounce } from '../components/Announcer/Announcer.tsx';
import styles from './QuestionLine.module.css';

type QuestionLineProps = {
  /** Accessible name of the region. */
  readonly label: string;
  /** One sentence. */
  readonly children: ReactNode;
  /** The answers, of the same weight. */
  readonly buttons: ReactNode;
  /** Whether a screen reader reads it out when it comes. */
  readonly announced: boolean;
};

/** A question to the shopper in one line above the header. It is part of the page, covers nothing and takes no focus. */
export function QuestionLine({ label, children, buttons, announced }: QuestionLineProps) {
  const words = useRef<HTMLParagraphElement>(null);
  const announce = useAnnounce();
  const say = useEffectEvent(() => announce(`${label} ${words.current?.innerText ?? ''}`));
  useEffect(() => {
    if (announced) say();
  }, [announced]);
  return (
    <section className={styles['root']} aria-label={label}>
      <div className={styles['inner']}>
        <p ref={words} className={styles['words']}>
          {children}
        </p>
        <div className={styles['buttons']}>{buttons}</div>
      </div>
    </section>
  );
}
