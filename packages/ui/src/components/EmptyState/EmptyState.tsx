import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './EmptyState.module.css';

type EmptyStateProps = NativeProps<'section', 'title'> & {
  /** Says what is missing. */
  readonly title: ReactNode;
  /** The reason, in a sentence or two. */
  readonly children?: ReactNode;
  /** The next step: a Link or a Button. */
  readonly action?: ReactNode;
  /** Heading level: 1 where it is the page's heading, otherwise 2 or 3. */
  readonly level?: 1 | 2 | 3;
};

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** An empty state with the reason and the next step. Its picture is an empty chip socket. */
export function EmptyState({ title, children, action, level = 2, className, ...rest }: EmptyStateProps) {
  const Heading = headings[level];
  return (
    <section {...rest} className={rootClass(styles['root'], className)}>
      <svg className={styles['socket']} viewBox="0 0 96 64" aria-hidden="true">
        <path d="M26 14h44v36H26zM34 22h28v20H34z" />
        <path className={styles['pads']} d="M18 20h4M18 28h4M18 36h4M18 44h4M74 20h4M74 28h4M74 36h4M74 44h4" />
      </svg>
      <Heading>{title}</Heading>
      {children !== undefined && children !== null && <div className={styles['text']}>{children}</div>}
      {action !== undefined && <div>{action}</div>}
    </section>
  );
}
