import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { FileInput } from '../../parts/FileInput.tsx';
import styles from './StatementScreen.module.css';

type StatementFormProps = {
  readonly busy: boolean;
  readonly onSent: (file: Blob) => void;
};

export function StatementForm({ busy, onSent }: StatementFormProps) {
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        const file = new FormData(event.currentTarget).get('file');
        if (file instanceof Blob) onSent(file);
      }}
    >
      <p className={styles['intro']}>
        <FormattedMessage id="desk.statement.intro" />
      </p>
      <FileInput
        name="file"
        label={<FormattedMessage id="desk.statement.file" />}
        hint={<FormattedMessage id="desk.statement.fileHint" />}
        accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
      />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.statement.read" />
        </Button>
      </div>
    </form>
  );
}
