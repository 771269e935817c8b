import { FormattedMessage } from 'react-intl';
import styles from '../components/PartNumber/PartNumber.module.css';

/** The customer's note of a line of a cart or order, such as the designators of a parts list; nothing where there is none. */
export function LineNote({
  note,
}: {
  /** At most 200 characters, with ranges of designators: "C3–C6, C9". */
  readonly note: string | undefined;
}) {
  if (note === undefined) return null;
  return (
    <p className={styles['note']}>
      <FormattedMessage id="orderLine.note" values={{ note }} />
    </p>
  );
}
