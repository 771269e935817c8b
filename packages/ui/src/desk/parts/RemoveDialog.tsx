import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { DeskDialog } from './DeskDialog.tsx';
import styles from './RemoveDialog.module.css';

type RemoveDialogProps = {
  /** The act that is asked about. */
  readonly title: ReactNode;
  /** The consequence for shoppers. */
  readonly text: ReactNode;
  /** The question was left without an answer. */
  readonly onClosed: () => void;
  /** The answer was yes. */
  readonly onConfirmed: () => void;
};

/** Asks once before something that shoppers see is taken out. */
export function RemoveDialog({ title, text, onClosed, onConfirmed }: RemoveDialogProps) {
  return (
    <DeskDialog title={title} onClosed={onClosed} focusFirst="form button">
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirmed();
        }}
      >
        <p>{text}</p>
        <Button type="submit">
          <FormattedMessage id="desk.pictures.removeNow" />
        </Button>
      </form>
    </DeskDialog>
  );
}
