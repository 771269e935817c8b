import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './FormPage.module.css';

type FormPageProps = {
  readonly title: ReactNode;
  /** What the page is at: when it changes, what had the focus is gone, and the heading takes it. */
  readonly at: string;
  readonly children: ReactNode;
};

/** A page that is one form, and what follows it: one narrow column. */
export function FormPage({ title, at, children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at) heading.current?.focus();
    before.current = at;
  }, [at]);
  return (
    <div className={styles['root']}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
