import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import { maximumPositions } from '@platine/domain/cart/size.ts';
import type { ResponseOf } from '@platine/domain/contract/schemas.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { keepSession } from '../../queries/keepSession.ts';
import { useSessionAccess } from '../../cart/useSessionAccess.ts';
import { cartPath, productPath } from '../../routing/paths.ts';
import styles from './OrderScreen.module.css';

type Adopted = ResponseOf<'cartAdoptFromOrder'>;

type ReorderProps = {
  readonly order: Order;
  /** Of the mailed link that shows the order; null for an own order (D7). */
  readonly signature: string | null;
};

/** Adds the positions of an order to the cart under the current rules, and names those that changed (spec §7). */
export function Reorder({ order, signature }: ReorderProps) {
  const access = useSessionAccess();
  const { busy, failure, send } = useSubmission('cartAdoptFromOrder');
  const [adopted, setAdopted] = useState<Adopted | null>(null);
  const request = {
    FULL_TR_NUMBER: order.documentNumber,
    ...(signature !== null && { SIGNATURE: signature }),
    POSITIONS: order.lines.map(({ sku, amount }) => ({ SKU: sku, AMOUNT: amount })),
  };
  const adopt = () =>
    send(request, (answer) => {
      keepSession(access, { kind: 'data', data: answer.SESSION });
      setAdopted(answer);
    });
  return (
    <div className={styles['reorder']}>
      <Button variant="secondary" busy={busy} onClick={adopt}>
        <FormattedMessage id="accountScreen.reorder" />
      </Button>
      <FormFailure failure={failure} />
      {adopted !== null && <AdoptedWords order={order} adopted={adopted} />}
    </div>
  );
}

function AdoptedWords({ order, adopted }: { readonly order: Order; readonly adopted: Adopted }) {
  const { number } = useFormats();
  const language = useLanguage();
  const nameOf = (sku: number) => {
    const line = order.lines.find((one) => one.sku === sku);
    return (line === undefined ? null : pickText(line.name, language)?.text) ?? String(sku);
  };
  const adjustments = adjustmentsFromWire(adopted.ADJUSTMENTS);
  const left = adopted.NO_SALES.length + adopted.EOLS.length + adjustments.filter(({ amount }) => amount === 0).length;
  return (
    <Notice
      kind={left === 0 && adjustments.length === 0 ? 'success' : 'warning'}
      action={
        <Link href={cartPath}>
          <FormattedMessage id="addToCart.toCart" />
        </Link>
      }
    >
      <p>
        <FormattedMessage id="accountScreen.reordered" values={{ count: order.lines.length - left }} />
      </p>
      {adopted.NO_SALES.map((sku) => (
        <p key={sku}>
          <FormattedMessage id="accountScreen.noSale" values={{ name: nameOf(sku) }} />
        </p>
      ))}
      {adopted.EOLS.map((sku) => (
        <p key={sku}>
          <FormattedMessage id="accountScreen.endOfLife" values={{ name: nameOf(sku) }} />{' '}
          <Link href={productPath(sku)}>
            <FormattedMessage id="cartScreen.replacement" />
          </Link>
        </p>
      ))}
      {adjustments.map(({ sku, reason, wanted, amount }) => (
        <p key={sku}>
          <FormattedMessage
            id={`cartMessage.${reason}`}
            values={{
              name: nameOf(sku),
              wanted: number(wanted),
              amount: number(amount),
              most: number(maximumPositions),
            }}
          />
        </p>
      ))}
    </Notice>
  );
}
