import type { Position } from '@platine/domain/cart/cart.ts';
import { FormattedMessage } from 'react-intl';
import { cartForms } from '../../cart/cartForms.ts';
import { AmountField } from '../../components/AmountField/AmountField.tsx';
import { Button } from '../../components/Button/Button.tsx';
import styles from './PositionList.module.css';

type PositionAmountProps = {
  readonly position: Position;
  readonly name: string;
  readonly onWanted: (sku: number, amount: number) => void;
};

/**
 * Amount of a position in pieces. With JavaScript a change is sent at once; without it the form submits the typed
 * amount.
 */
export function PositionAmount({ position: { sku, amount, rule }, name, onWanted }: PositionAmountProps) {
  return (
    <form method="post" action={cartForms.set} onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="SKU" value={sku} />
      <AmountField
        amount={amount}
        step={rule.step}
        limit={rule.limit}
        product={name}
        onWanted={(wanted) => onWanted(sku, wanted)}
      />
      <div className={styles['apply']}>
        <Button type="submit" variant="secondary">
          <FormattedMessage id="cartScreen.apply" />
        </Button>
      </div>
    </form>
  );
}
