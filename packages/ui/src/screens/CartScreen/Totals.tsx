import type { Pricing, Totals as CartTotals } from '@platine/domain/cart/totals.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './CartScreen.module.css';

type TotalsProps = {
  readonly totals: CartTotals;
  readonly pricing: Pricing;
  /** Not confirmed by the server. */
  readonly stale: boolean;
};

/** What the cart comes to, as the customer's type counts: private from the gross price down, a company from the net price up (D11). */
export function Totals({ totals, pricing: { vat, mode }, stale }: TotalsProps) {
  const headingId = useId();
  const { rate, country } = useFormats();
  const values = { rate: rate(vat.rate), country: country(vat.country) };
  const taxed = vat.kind !== 'REVERSE_CHARGE' && vat.kind !== 'EXPORT';
  const net = mode === 'net' || !taxed;
  return (
    <section className={styles['totals']} aria-labelledby={headingId} aria-busy={stale} data-stale={stale}>
      <h2 id={headingId}>
        <FormattedMessage id="cartTotals.heading" />
      </h2>
      <dl className={styles['sums']}>
        <Sum name={<FormattedMessage id={net ? 'cartTotals.goodsNet' : 'cartTotals.goods'} />}>
          <Money cents={net ? totals.totalWithoutTax : totals.goods} />
        </Sum>
        <Sum name={<FormattedMessage id="cartTotals.shipping" />}>
          <FormattedMessage id="cartTotals.shippingLater" />
        </Sum>
        {taxed && net && (
          <Sum name={<FormattedMessage id="cartTotals.vatAdded" values={values} />}>
            <Money cents={totals.tax} />
          </Sum>
        )}
        <Sum name={<FormattedMessage id={totalId(taxed, mode)} />} main>
          <Money cents={totals.total} />
        </Sum>
        {taxed && !net && (
          <Sum name={<FormattedMessage id="cartTotals.vatContained" values={values} />}>
            <Money cents={totals.tax} />
          </Sum>
        )}
      </dl>
      {!taxed && <VatLine vat={vat} mode={mode} detail />}
      <p className={styles['provisional']}>{stale && <FormattedMessage id="cartTotals.provisional" />}</p>
    </section>
  );
}

function totalId(taxed: boolean, mode: Pricing['mode']) {
  if (!taxed) return 'cartTotals.totalNoVat';
  return mode === 'net' ? 'cartTotals.totalGross' : 'cartTotals.total';
}

function Sum({ name, main = false, children }: { readonly name: ReactNode; readonly main?: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles['sum']} data-main={main}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
