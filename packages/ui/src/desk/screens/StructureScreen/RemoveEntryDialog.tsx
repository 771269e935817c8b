import type { StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './StructureScreen.module.css';

type RemoveEntryDialogProps = {
  readonly kind: StructureKind;
  readonly name: string;
  readonly onClosed: () => void;
  /** Receives the reason. */
  readonly onConfirmed: (why: string) => void;
};

/** Asks once before an entry is removed. */
export function RemoveEntryDialog({ kind, name, onClosed, onConfirmed }: RemoveEntryDialogProps) {
  return (
    <DeskDialog
      title={<FormattedMessage id="desk.structure.remove" values={{ kind }} />}
      onClosed={onClosed}
      focusFirst="form input"
    >
      <form
        className={styles['part']}
        onSubmit={readForm(({ why = '' }) => {
          if (why.trim() !== '') onConfirmed(why.trim());
        })}
      >
        <p>
          <FormattedMessage id="desk.structure.removeText" values={{ name: <span translate="no">{name}</span> }} />
        </p>
        <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
        <div>
          <Button type="submit">
            <FormattedMessage id="desk.structure.removeNow" />
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}
