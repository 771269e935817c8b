import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import type { Renewed } from './orderLinkForm.ts';
import { orderLinkForm } from './orderLinkForm.ts';

type OrderLinkEndedProps = {
  readonly orderNumber: string;
  /** The signature of the ended link; it still asks for a new one. */
  readonly signature: string;
  /** The answer to the form without script. */
  readonly renewed: Renewed;
};

/** The mailed link to an order is too old (D7). A new one is mailed to the order's address; the notice is the same for every outcome. */
export function OrderLinkEnded({ orderNumber, signature, renewed }: OrderLinkEndedProps) {
  const { busy, failure, done, send } = useSubmission('renewOrderLink');
  const asked = done || (renewed === 'asked' && failure === null);
  const renew = (event: SubmitEvent) => {
    event.preventDefault();
    send({ ORDER_NUMBER: orderNumber, SIGNATURE: signature });
  };
  return (
    <FormPage title={<FormattedMessage id="orderLinkEnded.title" />} at={asked ? 'asked' : 'asking'}>
      {asked ? (
        <Notice kind="success">
          <FormattedMessage id="orderLinkEnded.asked" />
        </Notice>
      ) : (
        <>
          <p>
            <FormattedMessage id="orderLinkEnded.text" values={{ number: orderNumber }} />
          </p>
          <FormFailure failure={failure ?? (renewed === 'asked' ? null : renewed)} />
          <form method="post" action={orderLinkForm} onSubmit={renew}>
            <input type="hidden" name="ORDER_NUMBER" value={orderNumber} />
            <input type="hidden" name="SIGNATURE" value={signature} />
            <Button type="submit" wide busy={busy}>
              <FormattedMessage id="orderLinkEnded.renew" />
            </Button>
          </form>
        </>
      )}
    </FormPage>
  );
}
