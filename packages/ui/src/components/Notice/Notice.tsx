import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { IconName } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

type NoticeProps = NativeProps<'div', 'title'> & {
  /** Decides icon, colour, spoken label, and whether a screen reader is interrupted. */
  readonly kind?: NoticeKind;
  /** The message in a few words, above the text. */
  readonly title?: ReactNode;
  /** Explains the title: the consequence for the reader. */
  readonly children?: ReactNode;
  /** Next step for the reader: a Link or a Button. */
  readonly action?: ReactNode;
};

const icons: Record<NoticeKind, IconName> = { info: 'info', success: 'success', warning: 'warning', error: 'error' };

/**
 * A permanent message in the page. Shape and words carry its kind, not the colour alone; an error is assertive, all
 * others are polite. German and French have no label for a success: its words say it.
 */
export function Notice({ kind = 'info', title, children, action, className, ...rest }: NoticeProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: `notice.${kind}` });
  return (
    <div
      {...rest}
      className={rootClass(styles['root'], className)}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[kind]} />
      <div className={styles['text']}>
        {label !== '' && <VisuallyHidden>{label} </VisuallyHidden>}
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
