import type { CheckoutProgress } from '@platine/domain/machines/checkoutSteps.ts';
import { reachableStep, stepAfter } from '@platine/domain/machines/checkoutSteps.ts';
import { FormattedMessage } from 'react-intl';
import type { CheckoutData } from '../../checkout/checkoutData.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame/CheckoutFrame.tsx';
import { refusedFrom } from '../../checkout/checkoutPaths.ts';
import type { SectionState } from '../../checkout/CheckoutSection/CheckoutSection.tsx';
import { CheckoutSection } from '../../checkout/CheckoutSection/CheckoutSection.tsx';
import { OrderAside } from '../../checkout/OrderAside/OrderAside.tsx';
import { RedirectToStep } from '../../checkout/RedirectToStep.tsx';
import { TotalBar } from '../../checkout/TotalBar/TotalBar.tsx';
import { useCheckout } from '../../checkout/useCheckout.ts';
import { AddressesStep } from './AddressesStep.tsx';
import { AddressesSummary } from './AddressesSummary.tsx';
import type { NextStepProps } from './ContinueLabel.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { RefusedOrderNotice } from '../../checkout/RefusedOrderNotice.tsx';
import { ShippingStep } from './ShippingStep.tsx';
import { ShippingSummary } from './ShippingSummary.tsx';
import type { Section } from './initialSection.ts';
import { isSection, sections, initialSection } from './initialSection.ts';

type CheckoutStepsProps = { readonly data: CheckoutData; readonly search: string };

/** The three sections. They open in order and can be reopened once they are done. */
export function CheckoutSteps({ data, search }: CheckoutStepsProps) {
  const { state, step, send, progress, goOn } = useCheckout(data, { entry: initialSection(search), returning: false });
  if (!isSection(step)) return <RedirectToStep from="payment" to={step} notice={state.context.notice} />;
  const refused = initialSection(search) === step ? refusedFrom(search) : null;
  return (
    <CheckoutFrame
      page="delivery"
      loggedIn={data.loggedIn}
      title={<FormattedMessage id="checkoutScreen.title" />}
      aside={<OrderAside session={data.session} />}
      bar={<TotalBar session={data.session} />}
    >
      {/* At the top, because the section of the recovery step may be below the fold of a phone. */}
      {refused !== null && <RefusedOrderNotice errorClass={refused} />}
      {sections.map((section, index) => (
        <CheckoutSection
          key={section}
          number={String(index + 1)}
          title={<FormattedMessage id={`checkoutScreen.${section}`} />}
          state={stateOf(section, step, progress)}
          summary={<Summary section={section} data={data} />}
          onReopened={() => send({ type: 'step.requested', step: section })}
        >
          <Step section={section} data={data} nextStep={stepAfter(section, progress)} onDone={goOn} />
        </CheckoutSection>
      ))}
    </CheckoutFrame>
  );
}

function stateOf(section: Section, open: Section, progress: CheckoutProgress): SectionState {
  if (section === open) return 'open';
  return progress[section] && reachableStep(section, progress) === section ? 'done' : 'waiting';
}

type PartProps = { readonly section: Section; readonly data: CheckoutData };

function Step({ section, data: { session, shipping, payment }, ...next }: PartProps & NextStepProps) {
  const on = { session, ...next };
  switch (section) {
    case 'addresses':
      return <AddressesStep {...on} />;
    case 'shipping':
      return <ShippingStep {...on} choices={shipping} />;
    case 'payment':
      return <PaymentStep {...on} offers={payment} />;
  }
}

function Summary({ section, data: { session, shipping } }: PartProps) {
  switch (section) {
    case 'addresses':
      return <AddressesSummary session={session} />;
    case 'shipping':
      return <ShippingSummary session={session} choices={shipping} />;
    case 'payment':
      return <PaymentSummary session={session} />;
  }
}
