import { deskLabelPath } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './OrderScreen.module.css';

type Lacks = DeskResponseOf<'deskLabel'>['LACKS'];

/** Makes and cancels the label of the order that is shown. */
function useLabel({ order: { orderNumber } }: DeskOrder) {
  const queryClient = useQueryClient();
  const [lacks, setLacks] = useState<Lacks>([]);
  const show = (wire: DeskResponseOf<'deskOrder'>) =>
    queryClient.setQueryData(deskKeys.order(orderNumber), deskOrderFromWire(wire));
  const made = useDeskCall('deskLabel', ({ LACKS, ORDER }) => {
    setLacks(LACKS);
    show(ORDER);
  });
  const cancelled = useDeskCall('deskCancelLabel', ({ ORDER }) => show(ORDER));
  return {
    lacks,
    make: () => made.make({ ORDER_NUMBER: orderNumber }),
    cancel: () => cancelled.make({ ORDER_NUMBER: orderNumber }),
    busy: made.busy || cancelled.busy,
    failed: made.failed ?? cancelled.failed,
  };
}

type LabelPartProps = {
  readonly file: DeskOrder;
  /** Of the parcel that the order waits with. */
  readonly label: ParcelLabel;
};

/** The label of what is packed: made once, printed as often as need be, cancelled before the parcel is sent. The key e goes to it. */
export function LabelPart({ file, label }: LabelPartProps) {
  const { lacks, make, cancel, busy, failed } = useLabel(file);
  const keys = useMemo<KeyMap>(() => ({ e: () => document.getElementById('desk-label')?.focus() }), []);
  useKeys(keys);
  return (
    <section className={styles['form']}>
      <h2>
        <FormattedMessage id="desk.label" />
      </h2>
      <DeskFailure failed={failed} />
      <LabelTold label={label} lacks={lacks} />
      {label.state === 'made' ? (
        <>
          <a id="desk-label" href={deskLabelPath(label.reference)} target="_blank" rel="noreferrer">
            <FormattedMessage id="desk.label.print" />
          </a>
          <Button variant="secondary" busy={busy} onClick={cancel}>
            <FormattedMessage id="desk.label.cancel" />
          </Button>
        </>
      ) : (
        <Button id="desk-label" variant="secondary" busy={busy} onClick={label.state === 'cancelling' ? cancel : make}>
          <FormattedMessage
            id={label.state === 'asked' || label.state === 'cancelling' ? 'desk.label.askAgain' : 'desk.label.make'}
          />
        </Button>
      )}
    </section>
  );
}

type LabelToldProps = { readonly label: ParcelLabel; readonly lacks: Lacks };

/** The state of a label in words. A reason is the sentence of the label service, in its language. */
function LabelTold({ label: { state, reason, tracking }, lacks }: LabelToldProps) {
  if (lacks.length > 0 && state !== 'made')
    return (
      <Notice kind="warning" title={<FormattedMessage id="desk.label.lacks" />}>
        {lacks.map(({ SKU, PART_NUMBER, FACTS }) => (
          <p key={SKU}>
            <FormattedMessage
              id="desk.label.lack"
              values={{ part: PART_NUMBER, sku: String(SKU), facts: FACTS.length === 1 ? FACTS[0] : 'both' }}
            />
          </p>
        ))}
      </Notice>
    );
  if (state === 'refused' || (state === 'made' && reason !== ''))
    return (
      <Notice kind="warning" title={<FormattedMessage id={`desk.label.${state === 'made' ? 'kept' : 'refused'}`} />}>
        <span lang="en">{reason}</span>
      </Notice>
    );
  switch (state) {
    case 'asked':
    case 'cancelling':
      return (
        <p role="status">
          <FormattedMessage id="desk.label.asked" />
        </p>
      );
    case 'cancelled':
      return (
        <p role="status">
          <FormattedMessage id="desk.label.cancelled" />
        </p>
      );
    default:
      return tracking === '' ? null : (
        <p role="status">
          <FormattedMessage id="desk.label.number" values={{ number: tracking }} />
        </p>
      );
  }
}
