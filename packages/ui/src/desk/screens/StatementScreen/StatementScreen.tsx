import type { DeskStatement } from '@platine/domain/desk/deskStatement.ts';
import { deskStatementFromWire } from '@platine/domain/desk/deskStatement.ts';
import { largestStatement } from '@platine/domain/payment/credit.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { readFile } from '../../../screens/OrderByListScreen/readFile.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import { Credits } from './Credits.tsx';
import { StatementForm } from './StatementForm.tsx';
import styles from './StatementScreen.module.css';

/** Books a bank statement: what is exact books itself, the rest is confirmed or left (record 0097). */
export function StatementScreen() {
  const queryClient = useQueryClient();
  const mayBook = useMayDo('orders');
  const [isTooLarge, setTooLarge] = useState(false);
  const [statement, setStatement] = useState<DeskStatement | null>(null);
  const { make, busy, failed } = useDeskCall('deskStatement', (data) => {
    setStatement(deskStatementFromWire(data));
    void queryClient.invalidateQueries({ queryKey: deskKeys.orders });
  });
  const send = async (file: Blob) => {
    setTooLarge(file.size > largestStatement);
    setStatement(null);
    if (file.size <= largestStatement) make({ FILE: await readFile(file) });
  };
  return (
    <>
      <h1>
        <FormattedMessage id="desk.statement" />
      </h1>
      {mayBook ? (
        <StatementForm busy={busy} onSent={(file) => void send(file)} />
      ) : (
        <p className={styles['intro']}>
          <FormattedMessage id="desk.failure.forbidden" />
        </p>
      )}
      <DeskFailure failed={failed} />
      {isTooLarge && (
        <Notice kind="error">
          <FormattedMessage id="desk.statement.tooLarge" />
        </Notice>
      )}
      {statement !== null && statement.problem !== null && (
        <Notice kind="error">
          <FormattedMessage id="desk.statement.problem" values={{ ...statement.problem }} />
        </Notice>
      )}
      {statement?.problem === null && <Credits credits={statement.credits} />}
    </>
  );
}
