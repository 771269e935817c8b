import type { Address } from '@platine/domain/customer/address.ts';
import { Fragment } from 'react';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './AddressLines.module.css';

type AddressLinesProps = {
  /** Empty lines are left out. */
  readonly address: Omit<Address, 'id' | 'types'>;
  /** On one line, for a list of choices. */
  readonly inline?: boolean;
};

/** An address in the order of a postal label. */
export function AddressLines({ address, inline = false }: AddressLinesProps) {
  const { country } = useFormats();
  const { company, department, firstName, lastName, street, supplement, zipCode, city } = address;
  const name = [firstName, lastName].filter((part) => part !== '').join(' ');
  const place = [zipCode, city].filter((part) => part !== '').join(' ');
  const lines = Object.entries({
    company,
    department,
    name,
    supplement,
    street,
    place,
    country: country(address.country),
  });
  const filled = lines.filter(([, line]) => line !== '');
  return (
    <span className={styles['root']} translate="no">
      {inline
        ? filled.map(([part, line], index) => (
            <Fragment key={part}>
              {index > 0 && ', '}
              {part === 'place' ? (
                <>
                  <span className={styles['zipCode']}>{zipCode}</span>
                  {line.slice(zipCode.length)}
                </>
              ) : (
                line
              )}
            </Fragment>
          ))
        : filled.map(([part, line]) => (
            <span key={part} className={styles['line']}>
              {line}
            </span>
          ))}
    </span>
  );
}
