import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

type NoticeProps = {
  readonly kind?: NoticeKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** What the reader can do next. */
  readonly action?: ReactNode;
};

const icons: Record<NoticeKind, IconName> = { info: 'info', success: 'success', warning: 'warning', error: 'error' };

/** A message that stays in the page. It is told by shape and word, not by colour; an error interrupts, the others wait their turn. */
export function Notice({ kind = 'info', title, children, action }: NoticeProps) {
  return (
    <div className={styles['root']} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[kind]} />
      <div className={styles['text']}>
        <VisuallyHidden>
          <FormattedMessage id={`notice.${kind}`} />{' '}
        </VisuallyHidden>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
