import type { Pricing } from '@platine/domain/cart/totals.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { orderByListPath } from '../../routing/paths.ts';
import { ListTotal } from '../OrderByListScreen/ListTotal.tsx';
import { takeField } from '../OrderByListScreen/orderByListForms.ts';
import styles from './ListScreen.module.css';
import type { ShownLine } from './shownLine.ts';

type ListEndProps = {
  readonly lines: readonly ShownLine[];
  readonly own: boolean;
  /** Of the shopper's cart; null while it is unknown. */
  readonly pricing: Pricing | null;
  readonly busy: boolean;
};

/** The price of all lines, and the buttons of its form. Enter in a field saves: that button comes first. */
export function ListEnd({ lines, own, pricing, busy }: ListEndProps) {
  const sum = lines.reduce((total, { price }) => total + (price?.line ?? 0), 0);
  const canOrder = lines.some(({ chosen }) => chosen !== null);
  return (
    <div className={styles['end']}>
      {own && (
        <Button type="submit" variant="secondary">
          <FormattedMessage id="listScreen.save" />
        </Button>
      )}
      <ListTotal
        label={<FormattedMessage id="listScreen.total" />}
        sum={sum}
        goods={lines.flatMap(({ chosen }) => chosen ?? [])}
        pricing={pricing}
      />
      {canOrder && (
        <Button type="submit" formAction={orderByListPath} name={takeField} value="yes" busy={busy}>
          <FormattedMessage id="orderByListScreen.take" />
        </Button>
      )}
    </div>
  );
}
