import type { Session } from '@platine/domain/customer/session.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import type { Readiness } from '@platine/domain/shipping/readiness.ts';
import { isReadyWithTransfer, readiness } from '@platine/domain/shipping/readiness.ts';
import { FormattedMessage } from 'react-intl';
import { PaymentHint } from '../../checkout/PaymentHint.tsx';
import { ShippingHint } from '../../checkout/ShippingHint.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { ShippingMethodName } from '../../shop/MethodName.tsx';

type DeliveryTimeProps = { readonly session: Session; readonly method: ShippingMethod };

/** The shipping method with the days until dispatch and in transit (spec §9, D35). */
export function DeliveryTime({ session: { cart, country, paymentMethod }, method }: DeliveryTimeProps) {
  const ready = readiness(cart.positions.map(({ stock }) => stock));
  const transfer = paymentMethod === 'WIRE_TRANSFER';
  return (
    <>
      <p>
        <ShippingMethodName method={method} />
      </p>
      {!(transfer && isReadyWithTransfer(ready)) && (
        <p>
          <Ready ready={ready} fetched={isHandedOver(method)} />
        </p>
      )}
      <p>
        <ShippingHint method={method} country={country} />
      </p>
      {transfer && (
        <p>
          <PaymentHint method="WIRE_TRANSFER" shippingMethod={method} />
        </p>
      )}
    </>
  );
}

type ReadyProps = {
  readonly ready: Readiness;
  /** Whether the goods are fetched at the warehouse rather than sent. */
  readonly fetched: boolean;
};

function Ready({ ready, fetched }: ReadyProps) {
  const { number, date } = useFormats();
  switch (ready.kind) {
    case 'days':
      return (
        <FormattedMessage
          id={fetched ? 'checkout.pickupInDays' : 'checkout.readyInDays'}
          values={{ last: ready.days.to, from: number(ready.days.from), to: number(ready.days.to) }}
        />
      );
    case 'from':
      return (
        <FormattedMessage
          id={fetched ? 'checkout.pickupFrom' : 'checkout.readyFrom'}
          values={{ date: date(ready.date) }}
        />
      );
    case 'onRequest':
      return <FormattedMessage id="checkout.readyOnRequest" />;
  }
}
