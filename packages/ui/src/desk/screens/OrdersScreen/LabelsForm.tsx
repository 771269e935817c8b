import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { labelReason } from '@platine/domain/desk/manyLabels.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { LabelLeft } from './LabelLeft.tsx';
import styles from './OrdersScreen.module.css';
import { PrintLabels } from './PrintLabels.tsx';

type LabelsFormProps = {
  readonly files: readonly DeskOrder[];
  readonly onConfirmed: (orderNumbers: readonly string[]) => void;
};

/** Says how many labels will be made, and which orders get none. Where none is to be made, those that are there are printed. */
export function LabelsForm({ files, onConfirmed }: LabelsFormProps) {
  const possible = files.filter((file) => labelReason(file) === null);
  const make = readForm(() => onConfirmed(possible.map(({ order }) => order.orderNumber)));
  return (
    <form className={styles['form']} onSubmit={make}>
      <p>
        <FormattedMessage id="desk.many.labelText" values={{ count: possible.length }} />
      </p>
      {files.map((file) => (
        <LabelLeft key={file.order.orderNumber} file={file} />
      ))}
      {possible.length > 0 ? (
        <Button type="submit">
          <FormattedMessage id="desk.many.labelNow" values={{ count: possible.length }} />
        </Button>
      ) : (
        <PrintLabels files={files} />
      )}
    </form>
  );
}
