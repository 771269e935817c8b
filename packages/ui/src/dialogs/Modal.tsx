import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import styles from './Modal.module.css';

/** Ways in which the shopper closes a dialog. */
export type DismissHandlers = {
  /** Called for the close button, Escape, or a Cancel button inside the dialog. */
  readonly onDismissed: () => void;
  /** Called for a press outside the dialog; some dialogs ignore it (spec §2). */
  readonly onOutside: () => void;
  /** Called after the dialog has closed; moves the focus back to the element that opened it. */
  readonly onGone: () => void;
};

type ModalProps = DismissHandlers & {
  /** Heading, and the dialog's accessible name. */
  readonly title: ReactNode;
  /** The content below the heading, with its own buttons. */
  readonly children: ReactNode;
  /** Full-screen on phones (spec §2). */
  readonly sheet?: boolean;
  /** With room for two columns on a desk. */
  readonly wide?: boolean;
  /** As large as the window, for pictures. The content takes the room that heading and a last row leave. */
  readonly full?: boolean;
  /** CSS selector of the element that gets the initial focus instead of the close button. */
  readonly focusFirst?: string;
};

/**
 * A modal dialog that traps the focus. It is open while it is rendered. Radix's overlay is not used, because it injects
 * a style sheet that the content security policy forbids; our own CSS blocks scrolling.
 */
export function Modal({
  title,
  children,
  sheet = false,
  wide = false,
  full = false,
  focusFirst,
  ...leaving
}: ModalProps) {
  const intl = useIntl();
  const content = useRef<HTMLDivElement>(null);
  const { onDismissed, onOutside, onGone } = leaving;
  return (
    <Root open>
      <Portal>
        <div className={styles['backdrop']} data-sheet={sheet} data-full={full}>
          <Content
            ref={content}
            className={styles['root']}
            data-sheet={sheet}
            data-wide={wide}
            data-full={full}
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
