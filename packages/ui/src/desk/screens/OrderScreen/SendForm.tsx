import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import { carrierName, carriers, likelyCarrier } from '@platine/domain/shipping/carriers.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { labelledParcel } from '@platine/domain/shipping/labels.ts';
import type { ShippingMethod } from '@platine/domain/shipping/methods.ts';
import { useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { SelectInput } from '../../parts/SelectInput.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './OrderScreen.module.css';

type SendFormProps = {
  readonly state: OrderState;
  /** Its carrier is chosen already. */
  readonly method: ShippingMethod;
  /** Of the parcel: its carrier and number are filled in. */
  readonly label: ParcelLabel | null;
  readonly busy: boolean;
  readonly onSent: (act: DeskAct) => void;
};

/** Hands everything that is packed to a carrier. The key s goes into it. */
export function SendForm({ state, method, label, busy, onSent }: SendFormProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const keys = useMemo<KeyMap>(() => ({ s: () => form.current?.querySelector('select')?.focus() }), []);
  useKeys(keys);
  const packed = state.lines.filter((line) => line.packed > 0);
  if (packed.length === 0) return null;
  const parcel = labelledParcel(label) ?? { carrier: likelyCarrier(method), tracking: '' };
  const pieces = packed.map((line) => ({ sku: line.sku, amount: line.packed }));
  const send = readForm(({ carrier = '', tracking = '' }) => {
    const known = carriers.find((one) => one === carrier) ?? null;
    onSent({ kind: 'sent', pieces, carrier: known, tracking: known === null ? '' : tracking.trim() });
  });
  return (
    <form ref={form} className={styles['form']} onSubmit={send}>
      <h2>
        <FormattedMessage id="desk.list.send" />
      </h2>
      <SelectInput
        name="carrier"
        defaultValue={parcel.carrier ?? ''}
        label={<FormattedMessage id="desk.do.carrier" />}
        options={[
          ...carriers.map((carrier) => ({ value: carrier, name: carrierName(carrier) })),
          { value: '', name: formatMessage({ id: 'desk.do.handedOver' }) },
        ]}
      />
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
