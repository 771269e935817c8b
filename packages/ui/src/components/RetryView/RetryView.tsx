import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import type { NativeProps } from '../nativeProps.ts';

type RetryViewProps = NativeProps<'div', 'title'> & {
  /** The failure in the reader's words. */
  readonly title: ReactNode;
  /** The consequence for the reader. */
  readonly children?: ReactNode;
  /** Loads again. The focus has moved to the page's content before. */
  readonly onRetry: () => void;
};

/**
 * A loading failure with a button to retry (D26, D27). Retrying removes the button, so the focus moves to the page's
 * content first and keyboard users continue there.
 */
export function RetryView({ title, children, onRetry, ...rest }: RetryViewProps) {
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <Notice
      {...rest}
      kind="error"
      title={title}
      action={
        <Button variant="secondary" onClick={retry}>
          <FormattedMessage id="retryView.again" />
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
