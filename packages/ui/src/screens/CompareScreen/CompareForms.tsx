import { maximumPieces } from '@platine/domain/cart/quantity.ts';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { comparePath } from '../../routing/comparePath.ts';
import styles from './CompareScreen.module.css';

type CompareFormProps = {
  /** The compared products; the form keeps them. */
  readonly skus: readonly number[];
  readonly amount: number;
};

/** The amount that prices are compared at. */
export function AmountForm({ skus, amount }: CompareFormProps) {
  const field = useId();
  return (
    <form className={styles['form']} action={comparePath()} method="get">
      <Kept skus={skus} />
      <label htmlFor={field}>
        <FormattedMessage id="compareScreen.amount" />
      </label>
      <input
        key={amount}
        id={field}
        type="number"
        name="amount"
        min={1}
        max={maximumPieces}
        defaultValue={amount}
        inputMode="numeric"
        required
      />
      <Button type="submit" variant="secondary">
        <FormattedMessage id="compareScreen.applyAmount" />
      </Button>
    </form>
  );
}

/** Takes another product into the comparison, by its number. */
export function AddForm({ skus, amount }: CompareFormProps) {
  const field = useId();
  return (
    <form className={styles['form']} action={comparePath()} method="get">
      <Kept skus={skus} />
      {amount > 1 && <input type="hidden" name="amount" value={amount} />}
      <label htmlFor={field}>
        <FormattedMessage id="compareScreen.add" />
      </label>
      <input id={field} type="text" name="sku" inputMode="numeric" maxLength={9} autoComplete="off" required />
      <Button type="submit" variant="secondary">
        <FormattedMessage id="compareScreen.applyAdd" />
      </Button>
      <p className={styles['hint']}>
        <FormattedMessage id="compareScreen.addHint" />
      </p>
    </form>
  );
}

function Kept({ skus }: Pick<CompareFormProps, 'skus'>) {
  return skus.map((sku) => <input key={sku} type="hidden" name="sku" value={sku} />);
}
