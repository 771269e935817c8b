import type { Session } from '@platine/domain/customer/session.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { isHandedOver } from '@platine/domain/shipping/methods.ts';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChoiceList } from '../../checkout/ChoiceList/ChoiceList.tsx';
import { useSaving } from '../../checkout/useSaving.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { FormButtons } from '../../forms/FormButtons/FormButtons.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { saveShippingMethod } from '../../queries/checkoutChanges.ts';
import type { ShippingChoice } from '../../queries/shipping.ts';
import { PickupLocation } from '../../checkout/PickupLocation.tsx';
import { ShippingHint } from '../../checkout/ShippingHint.tsx';
import { ShippingMethodName } from '../../shop/MethodName.tsx';
import type { NextStepProps } from './ContinueLabel.tsx';
import { ContinueLabel } from './ContinueLabel.tsx';
import { ShippingRefusalText } from './ShippingRefusalText.tsx';
import styles from './CheckoutScreen.module.css';

type ShippingStepProps = NextStepProps & {
  readonly session: Session;
  readonly choices: readonly ShippingChoice[];
};

/** The section for the shipping method. Each has its price, time and tracking, or the reason why it is not offered (spec §9, D12). */
export function ShippingStep({ session, choices, nextStep, onDone }: ShippingStepProps) {
  const { country } = session;
  const [selected, setSelected] = useState(session.shippingMethod);
  const [refusals, setRefusals] = useState(0);
  const { busy, failure, save } = useSaving(saveShippingMethod);
  const chosen = choices.some(({ method, offered }) => offered && method === selected) ? selected : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === null) setRefusals(refusals + 1);
    else save(chosen, () => onDone(nextStep));
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <ChoiceList<ShippingMethod>
        legend={<FormattedMessage id="checkoutScreen.shippingMethod" />}
        chosen={chosen}
        onChosen={setSelected}
        refusals={refusals}
        choices={choices
          .filter(isShown)
          .toSorted(cheapestFirst)
          .map((choice) => ({
            value: choice.method,
            name: <ShippingMethodName method={choice.method} />,
            ...(choice.offered
              ? {
                  hint: <ShippingHint method={choice.method} country={country} />,
                  aside: <Money cents={choice.price} />,
                }
              : { refusal: <ShippingRefusalText refusal={choice.refusal} country={country} /> }),
            ...(choice.method === chosen && isHandedOver(chosen) && { more: <PickupLocation method={chosen} /> }),
          }))}
      />
      <FormFailure failure={failure} otherwise="message.changesNotSaved" />
      <FormButtons>
        <Button type="submit" busy={busy}>
          <ContinueLabel step={nextStep} />
        </Button>
      </FormButtons>
    </form>
  );
}

/** A method that is for companies only is not listed for a private customer: nothing in the checkout could make it available. */
function isShown(choice: ShippingChoice): boolean {
  return choice.offered || choice.refusal.reason !== 'COMPANIES_ONLY';
}

/** Delivery by price, then pickup, although it is free: it costs the shopper a trip. */
function cheapestFirst(one: ShippingChoice, other: ShippingChoice): number {
  return priceToSortBy(one) - priceToSortBy(other);
}

function priceToSortBy(choice: ShippingChoice): number {
  return choice.offered && !isHandedOver(choice.method) ? choice.price : Number.MAX_SAFE_INTEGER;
}
