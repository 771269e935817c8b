import { FormattedMessage } from 'react-intl';
import styles from '../components/PartNumber/PartNumber.module.css';

type OwnNumberProps = {
  /** At most 40 characters; undefined where the customer has none for the product. */
  readonly number: string | undefined;
};

/** The customer's own number for the product of a line; nothing where there is none. */
export function OwnNumber({ number }: OwnNumberProps) {
  if (number === undefined) return null;
  return (
    <p className={styles['note']}>
      <FormattedMessage id="orderLine.ownNumber" values={{ number }} />
    </p>
  );
}
