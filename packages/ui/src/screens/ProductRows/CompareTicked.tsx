import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { comparePath } from '../../routing/comparePath.ts';
import styles from './CompareTicked.module.css';

type CompareTickedProps = {
  /** The ticks of the rows belong to the form by this id. */
  readonly id: string;
};

/** The form that compares the ticked products. It stands after the table, and shows with the first tick. */
export function CompareTicked({ id }: CompareTickedProps) {
  return (
    <form id={id} className={styles['root']} action={comparePath()} method="get">
      <Button type="submit" variant="secondary">
        <FormattedMessage id="productRows.compareTicked" />
      </Button>
      <p>
        <FormattedMessage id="productRows.compareHint" />
      </p>
    </form>
  );
}
