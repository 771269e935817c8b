import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import type { ActDialogProps } from './actDialog.ts';
import styles from './OrderScreen.module.css';

/** A note in the order's history. Shoppers do not see it. */
export function NoteDialog({ onClosed, onAct }: ActDialogProps) {
  const send = readForm(({ why = '' }) => {
    if (why.trim() !== '') onAct({ kind: 'noted' }, why);
  });
  return (
    <DeskDialog title={<FormattedMessage id="desk.do.note" />} onClosed={onClosed} focusFirst="input">
      <form className={styles['form']} onSubmit={send}>
        <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.note.text" />} />
        <Button type="submit">
          <FormattedMessage id="desk.note.submit" />
        </Button>
      </form>
    </DeskDialog>
  );
}
