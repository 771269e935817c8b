import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import styles from './Slip.module.css';

type PrintToolsProps = {
  /** The address that leads back. */
  readonly backTo: string;
  /** Its name. */
  readonly back: 'desk.backToOrder' | 'desk.backToOrders';
};

/** Prints the page, or leads back; not on paper. */
export function PrintTools({ backTo, back }: PrintToolsProps) {
  return (
    <div className={styles['tools']}>
      <Button onClick={() => window.print()}>
        <FormattedMessage id="desk.print" />
      </Button>
      <Link href={backTo} variant="secondary">
        <FormattedMessage id={back} />
      </Link>
    </div>
  );
}
