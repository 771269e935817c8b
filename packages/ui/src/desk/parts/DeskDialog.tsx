import type { ReactNode } from 'react';
import { useState } from 'react';
import { Modal } from '../../dialogs/Modal.tsx';

type DeskDialogProps = {
  /** Heading, and the dialog's accessible name. */
  readonly title: ReactNode;
  /** Closes the dialog. */
  readonly onClosed: () => void;
  /** CSS selector of the element that gets the focus first, instead of the close button. */
  readonly focusFirst?: string;
  /** The content below the heading. */
  readonly children: ReactNode;
};

/** A dialog of the desk, which gives the focus back to where it was. */
export function DeskDialog({ title, onClosed, focusFirst, children }: DeskDialogProps) {
  const [opener] = useState(() => document.activeElement);
  const giveBack = () => {
    // An act may have taken the button away.
    const target = opener?.isConnected === true ? opener : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Modal
      title={title}
      onDismissed={onClosed}
      onOutside={onClosed}
      onGone={giveBack}
      {...(focusFirst !== undefined && { focusFirst })}
    >
      {children}
    </Modal>
  );
}
