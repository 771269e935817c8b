import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { likelyCarrier } from '@platine/domain/shipping/carriers.ts';
import { labelledParcel } from '@platine/domain/shipping/labels.ts';
import { useMemo, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { parcelIn } from '../../parts/parcelIn.ts';
import { readForm } from '../../parts/readForm.ts';
import { CarrierInput } from '../../parts/CarrierInput.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './OrderScreen.module.css';

type SendFormProps = {
  /** The carrier of its shipping method is chosen already; those of the parcel's label are filled in. */
  readonly file: DeskOrder;
  readonly busy: boolean;
  readonly onSent: (act: DeskAct) => void;
};

/** Hands everything that is packed to a carrier. The key s goes into it. */
export function SendForm({ file: { state, order, label, carriers }, busy, onSent }: SendFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const keys = useMemo<KeyMap>(() => ({ s: () => form.current?.querySelector('select')?.focus() }), []);
  useKeys(keys);
  const packed = state.lines.filter((line) => line.packed > 0);
  if (packed.length === 0) return null;
  const parcel = labelledParcel(label) ?? { carrier: likelyCarrier(carriers, order.shippingMethod), tracking: '' };
  const pieces = packed.map((line) => ({ sku: line.sku, amount: line.packed }));
  const send = readForm(({ carrier, tracking }) => onSent({ kind: 'sent', pieces, ...parcelIn(carrier, tracking) }));
  return (
    <form ref={form} className={styles['form']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.list.send" />
      </h2>
      <CarrierInput carriers={carriers} chosen={parcel.carrier} />
      <TextInput
        name="tracking"
        defaultValue={parcel.tracking}
        maxLength={60}
        label={<FormattedMessage id="desk.do.tracking" />}
      />
      <Button type="submit" busy={busy}>
        <FormattedMessage id="desk.do.send" />
      </Button>
    </form>
  );
}
