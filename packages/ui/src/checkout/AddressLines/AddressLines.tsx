import type { Address } from '@platine/domain/customer/address.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './AddressLines.module.css';

type AddressLinesProps = {
  readonly address: Omit<Address, 'id' | 'types'>;
  /** All on one line, for a choice among several. */
  readonly inline?: boolean;
};

/** An address as it stands on a parcel. */
export function AddressLines({ address, inline = false }: AddressLinesProps) {
  const { country } = useFormats();
  const { company, department, firstName, lastName, street, zipCode, city } = address;
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  const place = [zipCode, city].filter((part) => part !== '').join(' ');
  const lines = { company, department, name, street, place, country: country(address.country) };
  return (
    <span className={styles['root']} data-inline={inline} translate="no">
      {Object.entries(lines)
        .filter(([, line]) => line !== '')
        .map(([part, line]) => (
          <span key={part}>{line}</span>
        ))}
    </span>
  );
}
