import type { Position } from '@platine/domain/cart/cart.ts';
import { amountRefusal } from '@platine/domain/cart/cart.ts';
import { capAmount } from '@platine/domain/cart/quantity.ts';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cartForms } from '../../cart/cartForms.ts';
import { Button } from '../../components/Button/Button.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './PositionList.module.css';

type ImpossibleAmountProps = {
  readonly position: Position;
  readonly name: string;
  readonly onWanted: (sku: number, amount: number) => void;
};

const ofProduct = { id: 'cartScreen.takePossibleOf' } as const;

/** Says that limit or step changed since the amount was chosen, and offers to correct it (D13). */
export function ImpossibleAmount({ position, name, onWanted }: ImpossibleAmountProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const { sku, amount, rule } = position;
  const reason = amountRefusal(position);
  if (reason === null) return null;
  const possible = capAmount(amount, rule).amount;
  const shown = number(possible);
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    onWanted(sku, possible);
  };
  return (
    <div className={styles['impossible']}>
      <p className={styles['gone']}>
        <strong>
          <FormattedMessage id="cartScreen.impossibleAmount" values={{ amount }} />
        </strong>{' '}
        <FormattedMessage
          id={`cartScreen.impossibleAmount.${reason}`}
          values={{ limit: number(rule.limit ?? possible), step: number(rule.step) }}
        />
      </p>
      <form method="post" action={cartForms.set} onSubmit={take}>
        <input type="hidden" name="SKU" value={sku} />
        <input type="hidden" name="AMOUNT" value={possible} />
        <Button type="submit" variant="secondary" aria-label={intl.formatMessage(ofProduct, { amount: shown, name })}>
          <FormattedMessage id="cartScreen.takePossible" values={{ amount: shown }} />
        </Button>
      </form>
    </div>
  );
}
