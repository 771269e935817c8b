import type { OrderLine } from '@platine/domain/order/order.ts';
import { useIntl } from 'react-intl';
import { LineNote } from '../../cart/LineNote.tsx';
import { OwnNumber } from '../../cart/OwnNumber.tsx';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import partStyles from '../../components/PartNumber/PartNumber.module.css';
import { useFormats } from '../../i18n/useFormats.ts';
import { productPath } from '../../routing/paths.ts';
import styles from './OrderLines.module.css';

/** The lines of an order: product, amount and price. */
export function OrderLines({
  lines,
  label,
}: {
  /** Prices are in cents and in the order's display mode. */
  readonly lines: readonly OrderLine[];
  /** Names the list; without it, it is that of what was ordered. */
  readonly label?: string;
}) {
  const intl = useIntl();
  return (
    <ul role="list" className={styles['root']} aria-label={label ?? intl.formatMessage({ id: 'checkout.goods' })}>
      {lines.map((line) => (
        <Line key={line.sku} {...line} />
      ))}
    </ul>
  );
}

function Line({ sku, name, partNumber, amount, unit, line, note, ownNumber }: OrderLine) {
  const { number } = useFormats();
  return (
    <li className={styles['line']}>
      <p className={styles['name']}>
        <Link href={productPath(sku)} variant="plain">
          <CatalogueText text={name} fallback={partNumber} />
        </Link>
      </p>
      <p className={styles['unit']}>
        {number(amount)} × <Money cents={unit} />
      </p>
      <div className={styles['partNumber']}>
        <p className={partStyles['partNumber']}>{partNumber}</p>
        <OwnNumber number={ownNumber} />
        <LineNote note={note} />
      </div>
      <p className={styles['sum']}>
        <Money cents={line} />
      </p>
    </li>
  );
}
