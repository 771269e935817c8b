import type { Carrier, Carriers } from '@platine/domain/shipping/carriers.ts';
import { carrierName } from '@platine/domain/shipping/carriers.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { SelectInput } from './SelectInput.tsx';

type CarrierInputProps = {
  /** Offered, in their order. */
  readonly carriers: Carriers;
  /** Chosen at first; null for goods that are handed over. */
  readonly chosen: Carrier | null;
};

/** The field `carrier` of a form: one of the shop's carriers, or '' for none. */
export function CarrierInput({ carriers, chosen }: CarrierInputProps) {
  const { formatMessage } = useIntl();
  return (
    <SelectInput
      name="carrier"
      defaultValue={chosen ?? ''}
      label={<FormattedMessage id="desk.do.carrier" />}
      options={[
        ...Object.keys(carriers).map((carrier) => ({ value: carrier, name: carrierName(carriers, carrier) })),
        { value: '', name: formatMessage({ id: 'desk.do.handedOver' }) },
      ]}
    />
  );
}
