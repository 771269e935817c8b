import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './FormPage.module.css';

type FormPageProps = {
  /** The page's heading. */
  readonly title: ReactNode;
  /** Key of the current content. When it changes, the focused element is gone, so the heading takes the focus. */
  readonly at: string;
  /** The form, in a narrow column. */
  readonly children: ReactNode;
};

/** A page with a single form and its result, in a narrow column. */
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
