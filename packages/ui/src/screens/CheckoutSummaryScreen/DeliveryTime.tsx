import type { Session } from '@platine/domain/customer/session.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { readiness } from '@platine/domain/shipping/readiness.ts';
import { FormattedMessage } from 'react-intl';
import { ShippingHint } from '../../checkout/ShippingHint.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

type DeliveryTimeProps = { readonly session: Session; readonly method: ShippingMethod };

/** How the goods travel and how long it takes: until they leave, and on the way (spec §9, D35). */
export function DeliveryTime({ session: { cart, country, paymentMethod }, method }: DeliveryTimeProps) {
  return (
    <>
      <p>
        <FormattedMessage id={`shippingMethod.${method}`} />
      </p>
      <p>
        <Ready stocks={cart.positions.map(({ stock }) => stock)} />
      </p>
      <p>
        <ShippingHint method={method} country={country} />
      </p>
      {paymentMethod === 'WIRE_TRANSFER' && (
        <p>
          <FormattedMessage id="checkout.paymentHint.WIRE_TRANSFER" />
        </p>
      )}
    </>
  );
}

function Ready({ stocks }: { readonly stocks: Parameters<typeof readiness>[0] }) {
  const { number, date } = useFormats();
  const ready = readiness(stocks);
  switch (ready.kind) {
    case 'days':
      return (
        <FormattedMessage
          id="checkout.readyInDays"
          values={{ last: ready.days.to, from: number(ready.days.from), to: number(ready.days.to) }}
        />
      );
    case 'from':
      return <FormattedMessage id="checkout.readyFrom" values={{ date: date(ready.date) }} />;
    case 'onRequest':
      return <FormattedMessage id="checkout.readyOnRequest" />;
  }
}
