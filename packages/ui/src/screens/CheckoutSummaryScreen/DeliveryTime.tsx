import type { Session } from '@platine/domain/customer/session.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import type { Readiness } from '@platine/domain/shipping/readiness.ts';
import { isReadyWithTransfer, readiness } from '@platine/domain/shipping/readiness.ts';
import { FormattedMessage } from 'react-intl';
import { ShippingHint } from '../../checkout/ShippingHint.tsx';
import { useFormats } from '../../i18n/useFormats.ts';

type DeliveryTimeProps = { readonly session: Session; readonly method: ShippingMethod };

/** The shipping method with the days until dispatch and in transit (spec §9, D35). */
export function DeliveryTime({ session: { cart, country, paymentMethod }, method }: DeliveryTimeProps) {
  const ready = readiness(cart.positions.map(({ stock }) => stock));
  const transfer = paymentMethod === 'WIRE_TRANSFER';
  return (
    <>
      <p>
        <FormattedMessage id={`shippingMethod.${method}`} />
      </p>
      {!(transfer && isReadyWithTransfer(ready)) && (
        <p>
          <Ready ready={ready} />
        </p>
      )}
      <p>
        <ShippingHint method={method} country={country} />
      </p>
      {transfer && (
        <p>
          <FormattedMessage id="checkout.paymentHint.WIRE_TRANSFER" />
        </p>
      )}
    </>
  );
}

function Ready({ ready }: { readonly ready: Readiness }) {
  const { number, date } = useFormats();
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
