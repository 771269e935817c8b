import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskCredit } from '@platine/domain/desk/deskStatement.ts';
import { toEuros } from '@platine/domain/money/money.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { deskOrderPath } from '../../deskPaths.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import entryStyles from '../../parts/Entry.module.css';
import { useDeskCall } from '../../useDeskCall.ts';

type CreditProps = { readonly credit: DeskCredit };
type Chosen = DeskResponseOf<'deskBookCredit'>;

/** A credit with what became of it, and the orders that it may pay. */
export function Credit({ credit }: CreditProps) {
  const { id, date, cents, kind, orderNumber, by, matches } = credit;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { make, busy, failed } = useDeskCall('deskBookCredit', setChosen);
  const isOpen = kind === 'listed' && (chosen === null || chosen.RESULT === 'refused');
  return (
    <>
      <Facts credit={credit} />
      {kind !== 'listed' && orderNumber !== null && <BookedOn orderNumber={orderNumber} by={by} />}
      <ChosenEnd chosen={chosen} />
      {isOpen && matches.length > 0 && (
        <div className={entryStyles['acts']}>
          {matches.map((match) => (
            <span key={match.orderNumber}>
              <Button
                variant="secondary"
                busy={busy}
                onClick={() => make({ ID: id, DATE: date, AMOUNT: toEuros(cents), ORDER_NUMBER: match.orderNumber })}
              >
                <span>
                  <FormattedMessage
                    id="desk.statement.match"
                    values={{ number: match.orderNumber, name: <span translate="no">{match.name}</span> }}
                  />
                </span>
              </Button>
              <span className={entryStyles['facts']}>
                {' '}
                <FormattedMessage id="desk.statement.hint" values={{ hint: match.hint }} />
              </span>
            </span>
          ))}
        </div>
      )}
      <DeskFailure failed={failed} />
    </>
  );
}

function Facts({ credit }: CreditProps) {
  const { date, money } = useFormats();
  const { formatNumber } = useIntl();
  const decimal = (hundredths: number) => formatNumber(hundredths / 100, { minimumFractionDigits: 2 });
  const { cents, currency, payer, text, kind, orderNumber, reason } = credit;
  const day = date(credit.date);
  return (
    <>
      <p className={entryStyles['title']}>{currency === 'EUR' ? money(cents) : `${decimal(cents)} ${currency}`}</p>
      <p className={entryStyles['facts']}>
        {payer === '' ? (
          day
        ) : (
          <FormattedMessage
            id="desk.statement.from"
            values={{ date: day, payer: <span translate="no">{payer}</span> }}
          />
        )}
      </p>
      {text !== '' && (
        <p className={entryStyles['words']} translate="no">
          {text}
        </p>
      )}
      {kind === 'listed' && (
        <p className={entryStyles['due']}>
          <FormattedMessage
            id="desk.statement.reason"
            values={{
              reason,
              number: orderNumber === null ? '' : <Link href={deskOrderPath(orderNumber)}>{orderNumber}</Link>,
            }}
          />
        </p>
      )}
    </>
  );
}

function BookedOn({ orderNumber, by }: { readonly orderNumber: string; readonly by: string }) {
  const number = <Link href={deskOrderPath(orderNumber)}>{orderNumber}</Link>;
  return (
    <p>
      <FormattedMessage id="desk.statement.bookedOn" values={{ number, by }} />
    </p>
  );
}

/** The end of the operator's choice. */
function ChosenEnd({ chosen }: { readonly chosen: Chosen | null }) {
  if (chosen === null) return null;
  const { RESULT, REASON, ORDER_NUMBER, BY } = chosen;
  const number = <Link href={deskOrderPath(ORDER_NUMBER)}>{ORDER_NUMBER}</Link>;
  if (RESULT === 'done')
    return (
      <div role="status">
        <BookedOn orderNumber={ORDER_NUMBER} by={BY} />
      </div>
    );
  return (
    <Notice kind="warning">
      {RESULT === 'conflict' ? (
        <FormattedMessage id="desk.statement.conflict" values={{ by: BY, number }} />
      ) : (
        <FormattedMessage id="desk.statement.reason" values={{ reason: REASON, number }} />
      )}
    </Notice>
  );
}
