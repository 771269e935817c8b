import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import styles from './Pictures.module.css';

type RemoveDialogProps = {
  readonly title: ReactNode;
  /** The consequence for shoppers. */
  readonly text: ReactNode;
  readonly onClosed: () => void;
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
