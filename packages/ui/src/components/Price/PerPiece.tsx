import { FormattedMessage } from 'react-intl';
import styles from './Price.module.css';

/** Says that a price is for one piece, where several must be bought together. */
export function PerPiece() {
  return (
    <span className={styles['unit']}>
      <FormattedMessage id="price.perPiece" />
    </span>
  );
}
