import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { sendable } from '@platine/domain/order/life/orderState.ts';
import { FormattedMessage } from 'react-intl';
import { AddressLines } from '../../../checkout/AddressLines/AddressLines.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { deskOrderPath } from '../../deskPaths.ts';
import styles from './SlipScreen.module.css';

export function SlipView({ file: { order, state } }: { readonly file: DeskOrder }) {
  const { orderNumber, lines, delivery, shippingMethod, comment } = order;
  const rest = state.lines.filter((line) => sendable(line) > 0);
  return (
    <>
      <div className={styles['tools']}>
        <Button onClick={() => window.print()}>
          <FormattedMessage id="desk.print" />
        </Button>
        <Link href={deskOrderPath(orderNumber)} variant="secondary">
          <FormattedMessage id="desk.backToOrder" />
        </Link>
      </div>
      <article className={styles['slip']}>
        <h1>
          <FormattedMessage id="desk.slipOf" values={{ number: orderNumber }} />
        </h1>
        <p>
          <FormattedMessage id={`desk.shippingMethod.${shippingMethod}`} />
        </p>
        {delivery !== null && <AddressLines address={delivery} />}
        {comment !== '' && <p className={styles['comment']}>{comment}</p>}
        <ul role="list">
          {rest.map((line) => {
            const { name = {}, partNumber = '', note } = lines.find(({ sku }) => sku === line.sku) ?? {};
            return (
              <li key={line.sku} className={styles['line']}>
                <span className={styles['box']} aria-hidden="true" />
                <span className={styles['amount']}>{sendable(line)} ×</span>
                <span>
                  <CatalogueText text={name} fallback={partNumber} />
                  <br />
                  <span className={styles['number']}>
                    {partNumber} · {line.sku}
                  </span>
                  {note !== undefined && <span className={styles['note']}>{note}</span>}
                </span>
              </li>
            );
          })}
        </ul>
        {rest.length === 0 && (
          <p>
            <FormattedMessage id="desk.slipEmpty" />
          </p>
        )}
      </article>
    </>
  );
}
