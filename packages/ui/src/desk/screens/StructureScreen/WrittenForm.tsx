import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './StructureScreen.module.css';

type WrittenFormProps = {
  readonly busy: boolean;
  readonly isNew: boolean;
  /** Receives the texts of the fields by their names. */
  readonly onSent: (texts: Readonly<Record<string, string>>) => void;
  readonly children: ReactNode;
};

/** Fields, the reason and the button. */
export function WrittenForm({ busy, isNew, onSent, children }: WrittenFormProps) {
  return (
    <form className={styles['form']} onSubmit={readForm(onSent)}>
      {children}
      <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id={isNew ? 'desk.structure.create' : 'desk.structure.save'} />
        </Button>
      </div>
    </form>
  );
}
