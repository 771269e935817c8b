import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import styles from './Modal.module.css';

/** How a dialog is put away by the shopper. */
export type DismissHandlers = {
  /** The close button, Escape, or a button of the dialog that says so. */
  readonly onDismissed: () => void;
  /** Pressed beside it; not every dialog heeds that (spec §2). */
  readonly onOutside: () => void;
  /** It is gone: the focus goes back to what opened it. */
  readonly onGone: () => void;
};

type ModalProps = DismissHandlers & {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** On a phone it takes the whole screen (spec §2). */
  readonly sheet?: boolean;
  /** A selector of what has the focus first, instead of the cross. */
  readonly focusFirst?: string;
};

/**
 * A window above the page that keeps the focus until it is put away. It is open as long as it is drawn. Radix's own overlay is left out:
 * it writes a style sheet into the page, which the content policy forbids; the page stands still by our own.
 */
export function Modal({ title, children, sheet = false, focusFirst, ...leaving }: ModalProps) {
  const intl = useIntl();
  const content = useRef<HTMLDivElement>(null);
  const { onDismissed, onOutside, onGone } = leaving;
  return (
    <Root open>
      <Portal>
        <div className={styles['backdrop']} data-sheet={sheet}>
          <Content
            ref={content}
            className={styles['root']}
            data-sheet={sheet}
            onOpenAutoFocus={(event) => {
              const first = focusFirst === undefined ? null : content.current?.querySelector<HTMLElement>(focusFirst);
              if (!first) return;
              event.preventDefault();
              first.focus();
            }}
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
