import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import styles from './Modal.module.css';

/** How a dialog is put away by the shopper. */
export type Leaving = {
  /** The close button, Escape, or a button of the dialog that says so. */
  readonly onDismissed: () => void;
  /** Pressed beside it; not every dialog heeds that (spec §2). */
  readonly onOutside: () => void;
  /** It is gone: the focus goes back to what opened it. */
  readonly onGone: () => void;
};

type ModalProps = Leaving & { readonly title: ReactNode; readonly children: ReactNode };

/**
 * A window above the page that keeps the focus until it is put away. It is open as long as it is drawn. Radix's own overlay is left out:
 * it writes a style sheet into the page, which the content policy forbids; the page stands still by our own.
 */
export function Modal({ title, children, onDismissed, onOutside, onGone }: ModalProps) {
  const intl = useIntl();
  return (
    <Root open>
      <Portal>
        <div className={styles['backdrop']}>
          <Content
            className={styles['root']}
            onEscapeKeyDown={(event) => {
              event.preventDefault();
              onDismissed();
            }}
            onPointerDownOutside={(event) => {
              event.preventDefault();
              onOutside();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              onGone();
            }}
          >
            <div className={styles['head']}>
              <Title className={styles['title']}>{title}</Title>
              <IconButton icon="cross" label={intl.formatMessage({ id: 'dialog.close' })} onClick={onDismissed} />
            </div>
            {children}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}
