import type { OrderLine } from '@platine/domain/order/order.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import { amountField, whatField } from './withdrawalForms.ts';
import styles from './WithdrawalScreen.module.css';

type GoodsChoiceProps = {
  /** Lines of the order; without them the goods are described in words. */
  readonly lines: readonly OrderLine[];
  /** The shop has refused the description. */
  readonly refused: boolean;
};

/** The whole order, or some of its goods. The entries for the goods stand open, because without script nothing could open them. */
export function GoodsChoice({ lines, refused }: GoodsChoiceProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend className={fieldStyles['label']}>
        <FormattedMessage id="withdrawalScreen.what" />
      </legend>
      <label className={styles['radio']}>
        <input type="radio" name={whatField} value="whole" defaultChecked />
        <FormattedMessage id="withdrawalScreen.whole" />
      </label>
      <label className={styles['radio']}>
        <input type="radio" name={whatField} value="part" />
        <FormattedMessage id="withdrawalScreen.part" />
      </label>
      {lines.length === 0 ? (
        <Description refused={refused} />
      ) : (
        lines.map((line) => <LineAmount key={line.sku} line={line} />)
      )}
    </fieldset>
  );
}

function Description({ refused }: { readonly refused: boolean }) {
  return (
    <div className={fieldStyles['root']}>
      <label htmlFor="GOODS">
        <FormattedMessage id="withdrawalScreen.goods" />
      </label>
      <textarea
        className={fieldStyles['control']}
        id="GOODS"
        name="GOODS"
        rows={3}
        maxLength={fieldLimits.goods.maximum}
        aria-invalid={refused}
        aria-describedby={refused ? 'GOODS-problem' : undefined}
      />
      {refused && (
        <p id="GOODS-problem" className={fieldStyles['problem']}>
          <FormattedMessage id="withdrawalScreen.problem.GOODS" />
        </p>
      )}
    </div>
  );
}

function LineAmount({ line: { sku, amount, name, partNumber } }: { readonly line: OrderLine }) {
  const field = amountField(sku);
  return (
    <div className={styles['line']}>
      <label htmlFor={field}>
        <CatalogueText text={name} fallback={partNumber} />{' '}
        <span className={fieldStyles['hint']}>
          <FormattedMessage id="withdrawalScreen.ofAmount" values={{ amount }} />
        </span>
      </label>
      <input
        className={fieldStyles['control']}
        id={field}
        name={field}
        type="number"
        min={0}
        max={amount}
        defaultValue={amount}
        inputMode="numeric"
      />
    </div>
  );
}
