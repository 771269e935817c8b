import type { ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink/SkipLink.tsx';
import styles from './PageShell.module.css';

type PageShellProps = {
  /** Comes after the skip link. */
  readonly header: ReactNode;
  /** Comes last in the page. */
  readonly footer: ReactNode;
  /** A question above the header, part of the page, and notices at the foot of the window (`NoticeBox`). They are read first. */
  readonly notices?: ReactNode;
  /** The page's content, in the landmark `main`. */
  readonly children: ReactNode;
};

const mainId = 'content';

/** The frame of every page: skip link, question, header, content, footer, and the notices at the foot of the window. */
export function PageShell({ header, footer, notices, children }: PageShellProps) {
  return (
    <div className={styles['root']}>
      <SkipLink target={mainId} />
      <div className={styles['notices']}>{notices}</div>
      <div className={styles['page']}>
        {header}
        <main id={mainId} className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </div>
  );
}
