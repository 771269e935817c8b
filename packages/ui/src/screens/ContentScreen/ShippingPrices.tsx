import type { DisplayMode } from '@platine/domain/customer/customerType.ts';
import { defaultCustomerType, displayMode } from '@platine/domain/customer/customerType.ts';
import { shippingMethods } from '@platine/domain/shipping/methods.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApiClient } from '../../api/ApiClient.tsx';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { outcomeOf } from '../../queries/outcome.ts';
import { sessionQuery } from '../../queries/session.ts';
import type { Tariff } from '../../queries/tariffs.ts';
import { tariffsQuery } from '../../queries/tariffs.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import styles from './ContentScreen.module.css';
import { TextTable } from './TextTable.tsx';

/**
 * Prices of all methods by weight: to the shopper's country at once, to the others folded, which works without script. A session that cannot be read
 * has its message beside the free shipping; then all are folded.
 */
export function ShippingPrices() {
  const client = useApiClient();
  const session = outcomeOf(useQuery(sessionQuery(client)));
  const known = session.kind === 'data' ? session.data : null;
  const customerType = known?.customerType ?? defaultCustomerType;
  const outcome = outcomeOf(useQuery({ ...tariffsQuery(client, customerType), enabled: session.kind !== 'pending' }));
  if (outcome.kind === 'pending')
    return (
      <div role="status" aria-busy="true">
        <VisuallyHidden>
          <FormattedMessage id="content.shippingPrices.loading" />
        </VisuallyHidden>
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </div>
    );
  if (outcome.kind !== 'data') return <LoadFailure kind={outcome.kind} onRetry={outcome.retry} />;
  const isOwn = ({ countries }: Tariff) => known !== null && countries.includes(known.country);
  const all = outcome.data;
  return (
    <>
      {all.filter(isOwn).map((tariff) => (
        <TariffTable key={tariff.countries.join()} tariff={tariff} />
      ))}
      <OtherTariffs tariffs={all.filter((tariff) => !isOwn(tariff))} mode={displayMode(customerType)} />
    </>
  );
}

type OtherTariffsProps = {
  readonly tariffs: readonly Tariff[];
  readonly mode: DisplayMode;
};

function OtherTariffs({ tariffs, mode }: OtherTariffsProps) {
  const { money } = useFormats();
  const names = useCountryNames();
  return (
    <>
      <p>
        <FormattedMessage id={`content.shippingPrices.${mode}`} />
      </p>
      {tariffs.length > 0 && (
        <h3 className={styles['question']}>
          <FormattedMessage id="content.shippingPrices.others" />
        </h3>
      )}
      <div className={styles['tariffs']}>
        {tariffs
          .map((tariff) => ({ tariff, name: names(tariff) }))
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ tariff, name }) => (
            <details key={name} className={styles['tariff']}>
              <summary>{name}</summary>
              <TariffTable tariff={tariff} />
              {tariff.freeFrom !== null && (
                <p>
                  <FormattedMessage
                    id="content.shippingPrices.freeFrom"
                    values={{ threshold: money(tariff.freeFrom) }}
                  />
                </p>
              )}
            </details>
          ))}
      </div>
    </>
  );
}

type TariffTableProps = { readonly tariff: Tariff };

/** A row for each weight that a price ends at, a column for each method that goes there. */
function TariffTable({ tariff }: TariffTableProps) {
  const { formatMessage } = useIntl();
  const language = useLanguage();
  const { methods: terms } = useShop().delivery;
  const { money, number } = useFormats();
  const names = useCountryNames();
  const methods = shippingMethods.filter((method) => tariff.bands.some((band) => band.method === method));
  const weights = [...new Set(tariff.bands.map(({ upToGrams }) => upToGrams))].toSorted((one, other) => one - other);
  const priceOf = (method: (typeof methods)[number], grams: number) =>
    tariff.bands.find((band) => band.method === method && grams <= band.upToGrams)?.price;
  const kilograms = (grams: number) => number(grams / 1000, { maximumFractionDigits: 3 });
  return (
    <TextTable
      caption={formatMessage({ id: 'content.shippingPrices.caption' }, { countries: names(tariff) })}
      columns={[
        formatMessage({ id: 'content.shippingPrices.weight' }),
        ...methods.map((method) => textIn(terms[method].name, language)),
      ]}
      rows={weights.map((grams) => [
        formatMessage({ id: 'content.shippingPrices.upTo' }, { weight: `${kilograms(grams)}\u00A0kg` }),
        ...methods.map((method) => {
          const price = priceOf(method, grams);
          return price === undefined ? '–' : money(price);
        }),
      ])}
    />
  );
}

function useCountryNames() {
  const { locale } = useIntl();
  const { country } = useFormats();
  return ({ countries }: Tariff) =>
    countries
      .map((code) => country(code))
      .toSorted((one, other) => one.localeCompare(other, locale))
      .join(', ');
}
