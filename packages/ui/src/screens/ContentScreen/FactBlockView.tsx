import { isEuCountry } from '@platine/domain/customer/countries.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { paymentOffers } from '@platine/domain/payment/methods.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import { deliveryCountries } from '@platine/domain/shipping/zones.ts';
import { promisedTransit } from '@platine/domain/shipping/prices.ts';
import { useIntl } from 'react-intl';
import type { FactBlock, ShippingTimesBlock } from '../../content/content.ts';
import { identityFields } from '../../content/identityFields.ts';
import { fillIn } from '../../content/contentFacts.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { PaymentMethodName } from '../../shop/MethodName.tsx';
import { textIn } from '@platine/domain/language/text.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { InterpolatedText } from './InterpolatedText.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { ShippingPrices } from './ShippingPrices.tsx';
import { TextTable } from './TextTable.tsx';
import styles from './ContentScreen.module.css';
import { useShop } from '../../shop/ShopFacts.tsx';

type Of<Kind extends FactBlock['kind']> = Extract<FactBlock, { kind: Kind }>;

/** A block generated from the domain's rules, so that text and rules cannot differ. */
export function FactBlockView({ block }: { readonly block: FactBlock }) {
  switch (block.kind) {
    case 'identity':
      return <Identity {...block} />;
    case 'shippingTimes':
      return <ShippingTimes {...block} />;
    case 'countries':
      return <Countries {...block} />;
    case 'paymentMethods':
      return <PaymentMethods {...block} />;
    case 'freeShipping':
      return <FreeShipping {...block} />;
    case 'shippingPrices':
      return <ShippingPrices {...block} />;
  }
}

function Identity({ labels }: Of<'identity'>) {
  return (
    <dl className={styles['identity']}>
      {identityFields.map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          <dd>
            <InterpolatedText text={`{${field}}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shipping methods for which the specification gives times, where the shop sends by them (spec §9). */
function ShippingTimes({ caption, columns, days, tracked, untracked }: ShippingTimesBlock) {
  const { number } = useFormats();
  const language = useLanguage();
  const { delivery } = useShop();
  const countries = deliveryCountries(delivery.zones);
  const rows = shippingMethods.flatMap((method) => {
    const [eu = null, international = null] = [true, false].map((inEu) => {
      const times = countries
        .filter((code) => isEuCountry(code) === inEu)
        .map((code) => promisedTransit(delivery, method, code));
      const time = times.find((one) => one !== null) ?? null;
      return time === null ? null : fillIn(days, { from: number(time.from), to: number(time.to) });
    });
    if (eu === null && international === null) return [];
    const { name, tracking } = delivery.methods[method];
    const isTracked = tracking === true ? tracked : untracked;
    return [[textIn(name, language), eu ?? '–', international ?? '–', isTracked]];
  });
  return (
    <TextTable
      caption={caption}
      columns={[columns.method, columns.eu, columns.international, columns.tracking]}
      rows={rows}
    />
  );
}

function Countries({ eu, others }: Of<'countries'>) {
  const countries = deliveryCountries(useShop().delivery.zones);
  return (
    <dl className={styles['countries']}>
      <dt>{eu}</dt>
      <dd>
        <CountryNames codes={countries.filter((code) => isEuCountry(code))} />
      </dd>
      <dt>{others}</dt>
      <dd>
        <CountryNames codes={countries.filter((code) => !isEuCountry(code))} />
      </dd>
    </dl>
  );
}

function CountryNames({ codes }: { readonly codes: readonly CountryCode[] }) {
  const intl = useIntl();
  const { country } = useFormats();
  const names = codes.map((code) => country(code)).toSorted((one, other) => one.localeCompare(other, intl.locale));
  return names.join(', ');
}

/** All payment methods of the shop: those offered to a company cleared for invoices (D23). */
function PaymentMethods({ notes }: Of<'paymentMethods'>) {
  const { payment: terms } = useShop();
  const offers = paymentOffers({ terms, customerType: 'COMPANY', invoiceCleared: true, unavailable: [] });
  return (
    <dl className={styles['identity']}>
      {offers
        .filter(({ refusal }) => refusal === null)
        .map(({ method }) => (
          <div key={method}>
            <dt>
              <PaymentMethodName method={method} />
            </dt>
            <dd>
              <InterpolatedText text={notes[method] ?? ''} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
