import { customerTypes } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage } from 'react-intl';
import type { LabelledField } from '../Field/Field.tsx';
import { RadioField } from '../RadioField/RadioField.tsx';

type CustomerTypeFieldProps = Pick<LabelledField, 'field' | 'label' | 'hint'>;

/** Private customer or company, which determines how prices are shown (spec §6). */
export function CustomerTypeField(props: CustomerTypeFieldProps) {
  const choices = customerTypes.map((type) => ({
    value: type,
    name: <FormattedMessage id={`customerTypeField.${type}`} />,
    hint: <FormattedMessage id={`customerTypeField.${type}.hint`} />,
  }));
  return <RadioField {...props} choices={choices} />;
}
