import { isEuCountry } from '@platine/domain/customer/countries.ts';
import type { CountryCode } from '@platine/domain/customer/countries.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import { deliveryCountries } from '@platine/domain/shipping/zones.ts';
import { promisedTransit } from '@platine/domain/shipping/prices.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FactKind } from '@platine/domain/shop/pages/page.ts';
import { identityFields } from '../../content/identityFields.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { InterpolatedText } from './InterpolatedText.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { ShippingPrices } from './ShippingPrices.tsx';
import { TextTable } from './TextTable.tsx';
import styles from './ContentScreen.module.css';
import { useShop } from '../../shop/ShopFacts.tsx';

type FactBlockViewProps = {
  /** The rules that are shown. */
  readonly kind: FactKind;
};

/** A block generated from the domain's rules, so that text and rules cannot differ. */
export function FactBlockView({ kind }: FactBlockViewProps) {
  switch (kind) {
    case 'identity':
      return <Identity />;
    case 'shippingTimes':
      return <ShippingTimes />;
    case 'countries':
      return <Countries />;
    case 'freeShipping':
      return <FreeShipping />;
    case 'shippingPrices':
      return <ShippingPrices />;
  }
}

function Identity() {
  return (
    <dl className={styles['identity']}>
      {identityFields.map((field) => (
        <div key={field}>
          <dt>
            <FormattedMessage id={`content.identity.${field}`} />
          </dt>
          <dd>
            <InterpolatedText text={`{${field}}`} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shipping methods for which the shop gives times, where it sends by them (spec §9). */
function ShippingTimes() {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const language = useLanguage();
  const { delivery } = useShop();
  const countries = deliveryCountries(delivery.zones);
  const word = (id: 'caption' | 'method' | 'eu' | 'international' | 'tracking' | 'tracked' | 'untracked') =>
    formatMessage({ id: `content.shippingTimes.${id}` });
  const rows = shippingMethods.flatMap((method) => {
    const [eu = null, international = null] = [true, false].map((inEu) => {
      const times = countries
        .filter((code) => isEuCountry(code) === inEu)
        .map((code) => promisedTransit(delivery, method, code));
      const time = times.find((one) => one !== null) ?? null;
      if (time === null) return null;
      return formatMessage({ id: 'content.shippingTimes.days' }, { from: number(time.from), to: number(time.to) });
    });
    if (eu === null && international === null) return [];
    const { name, tracking } = delivery.methods[method];
    return [
      [textIn(name, language), eu ?? '–', international ?? '–', word(tracking === true ? 'tracked' : 'untracked')],
    ];
  });
  return (
    <TextTable
      caption={word('caption')}
      columns={[word('method'), word('eu'), word('international'), word('tracking')]}
      rows={rows}
    />
  );
}

function Countries() {
  const countries = deliveryCountries(useShop().delivery.zones);
  return (
    <dl className={styles['countries']}>
      <dt>
        <FormattedMessage id="content.countries.eu" />
      </dt>
      <dd>
        <CountryNames codes={countries.filter((code) => isEuCountry(code))} />
      </dd>
      <dt>
        <FormattedMessage id="content.countries.others" />
      </dt>
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
