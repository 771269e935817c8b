import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { Answered } from '../../parts/Answered.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { erasureQuery } from '../../queries.ts';
import styles from './CustomerScreen.module.css';
import { ReasonForm } from './ReasonForm.tsx';

type EraseDialogProps = {
  /** The number by which the address names the person. */
  readonly person: string;
  readonly email: string;
  readonly onClosed: () => void;
  readonly onErase: (why: string) => void;
};

/** Says what an erasure does, and asks once. */
export function EraseDialog({ person, email, onClosed, onErase }: EraseDialogProps) {
  const query = useQuery(erasureQuery(useDeskClient(), person));
  return (
    <DeskDialog title={<FormattedMessage id="desk.customer.erase" />} onClosed={onClosed}>
      <div className={styles['part']}>
        <p translate="no">{email}</p>
        <Answered query={query}>
          {(erasure) =>
            erasure.RESULT === 'unfinished' ? (
              <ErasureText erasure={erasure} isDone={false} />
            ) : (
              <ReasonForm name={<FormattedMessage id="desk.customer.eraseNow" />} onSent={onErase}>
                <ErasureText erasure={erasure} isDone={false} />
              </ReasonForm>
            )
          }
        </Answered>
      </div>
    </DeskDialog>
  );
}

type ErasureTextProps = {
  readonly erasure: DeskResponseOf<'deskErasure'>;
  /** Whether it has happened. */
  readonly isDone: boolean;
};

export function ErasureText({ erasure: { RESULT, UNFINISHED, KEPT }, isDone }: ErasureTextProps) {
  const { date } = useFormats();
  if (RESULT === 'unfinished')
    return (
      <p>
        {UNFINISHED.length === 0 ? (
          <FormattedMessage id="desk.customer.paying" />
        ) : (
          <FormattedMessage id="desk.customer.unfinished" values={{ orders: UNFINISHED.join(', ') }} />
        )}
      </p>
    );
  return (
    <>
      <p>
        <FormattedMessage id={isDone ? 'desk.customer.erased' : 'desk.customer.eraseText'} />
      </p>
      {KEPT.length > 0 && (
        <>
          <p>
            <FormattedMessage id="desk.customer.kept" />
          </p>
          <ul>
            {KEPT.map(({ ORDER_NUMBER, UNTIL }) => (
              <li key={ORDER_NUMBER}>
                <FormattedMessage id="desk.customer.keptUntil" values={{ number: ORDER_NUMBER, date: date(UNTIL) }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
