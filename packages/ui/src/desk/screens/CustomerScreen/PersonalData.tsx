import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './CustomerScreen.module.css';
import { EraseDialog, ErasureText } from './EraseDialog.tsx';
import { ExportDialog } from './ExportDialog.tsx';

type PersonalDataProps = {
  /** The number by which the address names the person. */
  readonly person: string;
  readonly email: string;
};

/** Export and erasure of everything about a person (GDPR, art. 15, 17 and 20), each with its reason. */
export function PersonalData({ person, email }: PersonalDataProps) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<'export' | 'erase' | null>(null);
  const ended = () => {
    setDialog(null);
    void queryClient.invalidateQueries({ queryKey: deskKeys.customer(person) });
    void queryClient.invalidateQueries({ queryKey: deskKeys.customers });
  };
  const exporting = useDeskCall('deskExportCustomer', ({ TEXT }) => {
    saveFile(`${person}.json`, 'application/json', TEXT);
    ended();
  });
  const [erasure, setErasure] = useState<Parameters<typeof ErasureText>[0]['erasure'] | null>(null);
  const erasing = useDeskCall('deskEraseCustomer', (data) => {
    setErasure(data);
    ended();
  });
  return (
    <section className={styles['part']}>
      <h2>
        <FormattedMessage id="desk.customer.data" />
      </h2>
      <div className={styles['acts']}>
        <Button variant="secondary" busy={exporting.busy} onClick={() => setDialog('export')}>
          <FormattedMessage id="desk.customer.export" />
        </Button>
        <Button variant="secondary" busy={erasing.busy} onClick={() => setDialog('erase')}>
          <FormattedMessage id="desk.customer.erase" />
        </Button>
      </div>
      <DeskFailure failed={exporting.failed ?? erasing.failed} />
      {erasure !== null && (
        <div role="status">
          <ErasureText erasure={erasure} isDone />
        </div>
      )}
      {dialog === 'export' && (
        <ExportDialog
          onClosed={() => setDialog(null)}
          onExport={(why) => {
            setDialog(null);
            exporting.make({ PERSON: person, WHY: why });
          }}
        />
      )}
      {dialog === 'erase' && (
        <EraseDialog
          person={person}
          email={email}
          onClosed={() => setDialog(null)}
          onErase={(why) => {
            setDialog(null);
            erasing.make({ PERSON: person, WHY: why });
          }}
        />
      )}
    </section>
  );
}
