import type { Address } from '@platine/domain/customer/address.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { addressee } from './addressChoices.tsx';

type AddressButtonsProps = {
  readonly address: Address;
  /** The address is being removed. */
  readonly removing: boolean;
  readonly onEdited: () => void;
  readonly onRemoved: () => void;
};

/** Edit and remove buttons of an address. The label of each names the addressee. */
export function AddressButtons({ address, removing, onEdited, onRemoved }: AddressButtonsProps) {
  const intl = useIntl();
  const name = addressee(address);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'checkoutScreen.editAddress' }, { name })}
        onClick={onEdited}
      >
        <FormattedMessage id="checkoutScreen.edit" />
      </Button>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'checkoutScreen.deleteAddress' }, { name })}
        busy={removing}
        onClick={onRemoved}
      >
        <FormattedMessage id="checkoutScreen.delete" />
      </Button>
    </>
  );
}
