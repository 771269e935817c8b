import { deskLabelPath } from '@platine/domain/contract/desk/deskFiles.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { deskOrderFromWire } from '@platine/domain/desk/deskOrder.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import { CustomsNotice, LabelTold } from './LabelTold.tsx';
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
function OfferedLabel({ file, label }: LabelPartProps) {
  const { lacks, make, cancel, busy, failed } = useLabel(file);
  const keys = useMemo<KeyMap>(() => ({ e: () => document.getElementById('desk-label')?.focus() }), []);
  useKeys(keys);
  return (
    <section className={styles['form']}>
      <h2>
        <FormattedMessage id="desk.label" />
      </h2>
      <DeskFailure failed={failed} />
      {lacks.length > 0 && label.state !== 'made' && <CustomsNotice lacks={lacks} />}
      <LabelTold label={label} />
      {label.state === 'made' ? (
        <>
          {label.printable ? (
            <a id="desk-label" href={deskLabelPath(label.reference)} target="_blank" rel="noreferrer">
              <FormattedMessage id="desk.label.print" />
            </a>
          ) : (
            <p>
              <FormattedMessage id="desk.label.gone" />
            </p>
          )}
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

/** Nothing where the shop makes no label. */
export function LabelPart({ file }: Pick<LabelPartProps, 'file'>) {
  return file.label === null ? null : <OfferedLabel file={file} label={file.label} />;
}
