import { shownSums } from '@platine/domain/cart/shownSums.ts';
import type { Totals as CartTotals } from '@platine/domain/cart/sumsByRate.ts';
import { ratesOf } from '@platine/domain/cart/sumsByRate.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { VatCase } from '@platine/domain/money/vat.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Totals.module.css';

type TotalsProps = {
  /** Sums of the cart, in cents. */
  readonly totals: CartTotals;
  /** VAT case and display mode that the cart is charged with. */
  readonly pricing: Pricing;
  /** Whether the server has yet to confirm the totals. Left out where they always are confirmed: no space is reserved for the hint then. */
  readonly stale?: boolean;
  /** Whether a shipping method is chosen, so that the total includes its price. */
  readonly shippingKnown: boolean;
};

/** The cart's totals as the customer's type counts: private from the gross price down, a company from the net price up (D11). */
export function Totals({ totals, pricing, stale, shippingKnown }: TotalsProps) {
  const headingId = useId();
  const { vat, mode } = pricing;
  const taxed = vat.kind !== 'REVERSE_CHARGE' && vat.kind !== 'EXPORT';
  const sums = { totals, vat, shown: shownSums(totals, pricing), shippingKnown };
  return (
    <section className={styles['totals']} aria-labelledby={headingId} aria-busy={stale ?? false} data-stale={stale}>
      <h2 id={headingId}>
        <FormattedMessage id="cartTotals.heading" />
      </h2>
      <dl className={styles['sums']}>
        {taxed && mode === 'gross' ? <GrossSums {...sums} /> : <NetSums {...sums} taxed={taxed} />}
      </dl>
      {!taxed && (
        <p className={styles['note']}>
          <FormattedMessage id={vat.kind === 'EXPORT' ? 'vatLine.exportDetail' : 'vatLine.reverseChargeDetail'} />
        </p>
      )}
      {stale !== undefined && (
        <p className={styles['provisional']}>{stale && <FormattedMessage id="cartTotals.provisional" />}</p>
      )}
    </section>
  );
}

type SumsProps = Pick<TotalsProps, 'totals' | 'shippingKnown'> & {
  readonly vat: VatCase;
  /** Goods and shipment in the customer's mode. */
  readonly shown: ReturnType<typeof shownSums>;
};

/** The total contains the tax. */
function GrossSums({ totals, vat, shown, shippingKnown }: SumsProps) {
  return (
    <>
      <Sum name={<FormattedMessage id="cartTotals.goods" />}>
        <Money cents={shown.goods} />
      </Sum>
      <Shipping cents={shippingKnown ? shown.shipment : null} />
      <Sum name={<FormattedMessage id="cartTotals.total" />} main>
        <Money cents={totals.total} />
      </Sum>
      <Taxes id="cartTotals.vatContained" totals={totals} vat={vat} />
    </>
  );
}

/** The tax comes on top, or there is none. */
function NetSums({ totals, vat, shown, shippingKnown, taxed }: SumsProps & { readonly taxed: boolean }) {
  return (
    <>
      <Sum name={<FormattedMessage id="cartTotals.goodsNet" />}>
        <Money cents={shown.goods} />
      </Sum>
      <Shipping cents={shippingKnown ? shown.shipment : null} />
      {taxed && <Taxes id="cartTotals.vatAdded" totals={totals} vat={vat} />}
      <Sum name={<FormattedMessage id={taxed ? 'cartTotals.totalGross' : 'cartTotals.totalNoVat'} />} main>
        <Money cents={totals.total} />
      </Sum>
    </>
  );
}

/** Before a shipping method is chosen, no shipment is charged. */
function Shipping({ cents }: { readonly cents: number | null }) {
  return (
    <Sum name={<FormattedMessage id="cartTotals.shipping" />}>
      {cents === null ? <FormattedMessage id="cartTotals.shippingLater" /> : <Money cents={cents} />}
    </Sum>
  );
}

type TaxesProps = Pick<SumsProps, 'totals' | 'vat'> & {
  readonly id: 'cartTotals.vatContained' | 'cartTotals.vatAdded';
};

/** The tax of each rate. */
function Taxes({ id, totals, vat }: TaxesProps) {
  const formats = useFormats();
  const country = formats.country(vat.country);
  return ratesOf(totals, vat).map(({ rate, tax }) => (
    <Sum key={rate} name={<FormattedMessage id={id} values={{ rate: formats.rate(rate), country }} />}>
      <Money cents={tax} />
    </Sum>
  ));
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
