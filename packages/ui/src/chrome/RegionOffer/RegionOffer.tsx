import type { CountryCode } from '@platine/domain/customer/countries.ts';
import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { displayMode } from '@platine/domain/customer/customerType.ts';
import { vatCase } from '@platine/domain/money/vatCase.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { QuestionLine } from '../QuestionLine.tsx';

type RegionOfferProps = {
  /** The country that the browser's language suggests. */
  readonly country: CountryCode;
  /** The delivery country of now. */
  readonly current: CountryCode;
  /** Decides whether prices include VAT, and so which sentence is shown. */
  readonly customerType: CustomerType;
  /** YYYY-MM-DD; the VAT rates are of this day. */
  readonly date: string;
  /** True while the acceptance is being saved. */
  readonly busy: boolean;
  /** Called when the shopper wants the offered country. */
  readonly onAccepted: () => void;
  /** Called when the country of now stays. */
  readonly onDeclined: () => void;
};

/** Offers the country of the browser's language as the delivery country, and says what it does to the prices (D44). */
export function RegionOffer({ country, current, customerType, date, busy, ...on }: RegionOfferProps) {
  const intl = useIntl();
  const formats = useFormats();
  const { vatRates: rates } = useShop();
  const { kind, rate } = vatCase({ rates, customerType, country, vatIdValid: false, date });
  const changed = displayMode(customerType) === 'gross' ? 'regionOffer.included' : 'regionOffer.country';
  return (
    <QuestionLine
      announced={false}
      label={intl.formatMessage({ id: 'regionOffer.label' })}
      buttons={
        <>
          <Button variant="secondary" onClick={on.onDeclined}>
            <FormattedMessage id="regionOffer.keep" values={{ country: formats.country(current) }} />
          </Button>
          <Button variant="secondary" busy={busy} onClick={on.onAccepted}>
            <FormattedMessage id="regionOffer.change" />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id={kind === 'EXPORT' ? 'regionOffer.export' : changed}
        values={{ country: formats.destination(country), rate: formats.rate(rate) }}
      />
    </QuestionLine>
  );
}
