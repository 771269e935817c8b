import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { FormattedMessage } from 'react-intl';
import { Money } from '../../components/Money/Money.tsx';
import type { ShippingChoice } from '../../queries/shipping.ts';
import { ShippingHint } from '../../checkout/ShippingHint.tsx';
import { ShippingMethodName } from '../../shop/MethodName.tsx';

type ShippingSummaryProps = { readonly session: Session; readonly choices: readonly ShippingChoice[] };

/** The summary of the shipping section, also for an unknown method (spec §8). */
export function ShippingSummary({ session: { shippingMethod, country }, choices }: ShippingSummaryProps) {
  const chosen = choices.find(({ method }) => method === shippingMethod);
  if (chosen === undefined)
    return (
      <p>
        <FormattedMessage id={shopMessageKeys.shippingMethodUnknown} />
      </p>
    );
  return (
    <>
      <p>
        <ShippingMethodName method={chosen.method} />
        {chosen.offered && (
          <>
            {' · '}
            <Money cents={chosen.price} />
          </>
        )}
      </p>
      <p>
        <ShippingHint method={chosen.method} country={country} />
      </p>
    </>
  );
}
