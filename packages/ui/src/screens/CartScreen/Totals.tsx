import type { Pricing, Totals as CartTotals } from '@platine/domain/cart/totals.ts';
import type { VatCase } from '@platine/domain/money/vat.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { VatLine } from '../../components/VatLine/VatLine.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Totals.module.css';

type TotalsProps = {
  readonly totals: CartTotals;
  readonly pricing: Pricing;
  /** Not confirmed by the server. */
  readonly stale: boolean;
};

/** What the cart comes to, as the customer's type counts: private from the gross price down, a company from the net price up (D11). */
export function Totals({ totals, pricing: { vat, mode }, stale }: TotalsProps) {
  const headingId = useId();
  const taxed = vat.kind !== 'REVERSE_CHARGE' && vat.kind !== 'EXPORT';
  return (
    <section className={styles['totals']} aria-labelledby={headingId} aria-busy={stale} data-stale={stale}>
      <h2 id={headingId}>
        <FormattedMessage id="cartTotals.heading" />
      </h2>
      <dl className={styles['sums']}>
        {taxed && mode === 'gross' ? (
          <GrossSums totals={totals} vat={vat} />
        ) : (
          <NetSums totals={totals} vat={vat} taxed={taxed} />
        )}
      </dl>
      {!taxed && <VatLine vat={vat} mode={mode} detail />}
      <p className={styles['provisional']}>{stale && <FormattedMessage id="cartTotals.provisional" />}</p>
    </section>
  );
}

type SumsProps = { readonly totals: CartTotals; readonly vat: VatCase };

/** The total contains the tax. */
function GrossSums({ totals, vat }: SumsProps) {
  return (
    <>
      <Sum name={<FormattedMessage id="cartTotals.goods" />}>
        <Money cents={totals.goods} />
      </Sum>
      <Shipping />
      <Sum name={<FormattedMessage id="cartTotals.total" />} main>
        <Money cents={totals.total} />
      </Sum>
      <Sum name={<FormattedMessage id="cartTotals.vatContained" values={useVatValues(vat)} />}>
        <Money cents={totals.tax} />
      </Sum>
    </>
  );
}

/** The tax comes on top, or there is none. */
function NetSums({ totals, vat, taxed }: SumsProps & { readonly taxed: boolean }) {
  const values = useVatValues(vat);
  return (
    <>
      <Sum name={<FormattedMessage id="cartTotals.goodsNet" />}>
        <Money cents={totals.totalWithoutTax} />
      </Sum>
      <Shipping />
      {taxed && (
        <Sum name={<FormattedMessage id="cartTotals.vatAdded" values={values} />}>
          <Money cents={totals.tax} />
        </Sum>
      )}
      <Sum name={<FormattedMessage id={taxed ? 'cartTotals.totalGross' : 'cartTotals.totalNoVat'} />} main>
        <Money cents={totals.total} />
      </Sum>
    </>
  );
}

/** No shipping method can be chosen yet, so no shipment is charged. */
function Shipping() {
  return (
    <Sum name={<FormattedMessage id="cartTotals.shipping" />}>
      <FormattedMessage id="cartTotals.shippingLater" />
    </Sum>
  );
}

function useVatValues({ rate, country }: VatCase) {
  const formats = useFormats();
  return { rate: formats.rate(rate), country: formats.country(country) };
}

function Sum({
  name,
  main = false,
  children,
}: {
  readonly name: ReactNode;
  readonly main?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles['sum']} data-main={main}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
