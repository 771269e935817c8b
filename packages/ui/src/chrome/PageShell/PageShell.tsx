import type { ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import styles from './PageShell.module.css';

type PageShellProps = {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
};

const mainId = 'content';

/** The frame of every page: skip link, header, content, footer. */
export function PageShell({ header, footer, children }: PageShellProps) {
  return (
    <div className={styles['root']}>
      <SkipLink target={mainId} />
      {header}
      <main id={mainId} className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
