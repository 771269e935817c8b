import type { DeskHistoryEntry } from '@platine/domain/desk/deskHistory.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { OrderLine } from '@platine/domain/order/order.ts';
import { carrierName, trackingLink } from '@platine/domain/shipping/carriers.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '../../../components/Money/Money.tsx';
import { timeZone } from '../../../i18n/locales.ts';
import styles from './OrderScreen.module.css';

type HistoryProps = Pick<DeskOrder, 'history' | 'carriers'> & { readonly lines: readonly OrderLine[] };

/** The acts of an order, the newest first, with who did each and why. */
export function History({ history, carriers, lines }: HistoryProps) {
  return (
    <ol role="list" reversed>
      {history.toReversed().map((entry) => (
        <li key={entry.position} className={styles['entry']}>
          <Entry entry={entry} carriers={carriers} lines={lines} />
        </li>
      ))}
    </ol>
  );
}

type EntryProps = Omit<HistoryProps, 'history'> & { readonly entry: DeskHistoryEntry };

function Entry({ entry: { at, by, why, kind, cents, pieces, mail, ...parcel }, carriers, lines }: EntryProps) {
  const intl = useIntl();
  const when = intl.formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <span className={styles['when']}>
        {when} · <span translate="no">{by}</span>
      </span>
      <span>
        <FormattedMessage id="desk.act" values={{ kind }} />
        {cents !== null && (
          <>
            {' '}
            <Money cents={cents} />
          </>
        )}
      </span>
      {pieces.map(({ sku, amount }) => (
        <span key={sku} className={styles['when']}>
          {amount} × {lines.find((line) => line.sku === sku)?.partNumber ?? sku}
        </span>
      ))}
      {mail !== null && (
        <span className={styles['when']}>
          <FormattedMessage id="desk.mail.kind" values={{ mail }} />
        </span>
      )}
      <Parcel {...parcel} carriers={carriers} />
      {why !== '' && <span className={styles['when']}>{why}</span>}
    </>
  );
}

type ParcelProps = Pick<DeskHistoryEntry, 'carrier' | 'tracking'> & Pick<DeskOrder, 'carriers'>;

function Parcel({ carrier, tracking, carriers }: ParcelProps) {
  if (carrier === null) return null;
  const link = trackingLink(carriers, carrier, tracking);
  return (
    <span>
      {carrierName(carriers, carrier)} {link === null ? null : <a href={link}>{tracking}</a>}
    </span>
  );
}
