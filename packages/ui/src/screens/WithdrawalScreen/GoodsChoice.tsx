import type { OrderLine } from '@platine/domain/order/order.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { FormattedMessage } from 'react-intl';
import type { RefusedForm } from '../../queries/refusedForm.ts';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import fieldStyles from '../../forms/Field/Field.module.css';
import { amountField, whatField } from './withdrawalForms.ts';
import styles from './WithdrawalScreen.module.css';

type GoodsChoiceProps = {
  /** Lines of the order; without them the goods are described in words. */
  readonly lines: readonly OrderLine[];
  /** As they were sent; {} for the first time. */
  readonly entries: RefusedForm['entries'];
  /** The shop has refused the description or the amounts. */
  readonly refused: boolean;
};

/** The whole order, or some of its goods. The entries for the goods stand open, because without script nothing could open them. */
export function GoodsChoice({ lines, entries, refused }: GoodsChoiceProps) {
  const isPart = entries[whatField] === 'part';
  return (
    <fieldset className={styles['choice']}>
      <legend className={fieldStyles['label']}>
        <FormattedMessage id="withdrawalScreen.what" />
      </legend>
      <label className={styles['radio']}>
        <input type="radio" name={whatField} value="whole" defaultChecked={!isPart} />
        <FormattedMessage id="withdrawalScreen.whole" />
      </label>
      <label className={styles['radio']}>
        <input type="radio" name={whatField} value="part" defaultChecked={isPart} />
        <FormattedMessage id="withdrawalScreen.part" />
      </label>
      {lines.length === 0 ? (
        <Description initial={entries['GOODS'] ?? ''} refused={refused} />
      ) : (
        lines.map((line) => (
          <LineAmount key={line.sku} line={line} initial={entries[amountField(line.sku)] ?? '0'} refused={refused} />
        ))
      )}
      {refused && (
        <p id="GOODS-problem" className={fieldStyles['problem']}>
          <FormattedMessage id={`withdrawalScreen.problem.${lines.length === 0 ? 'GOODS' : 'AMOUNTS'}`} />
        </p>
      )}
    </fieldset>
  );
}

type EntryProps = {
  readonly initial: string;
  readonly refused: boolean;
};

function Description({ initial, refused }: EntryProps) {
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
        defaultValue={initial}
        maxLength={fieldLimits.goods.maximum}
        aria-invalid={refused}
        aria-describedby={refused ? 'GOODS-problem' : undefined}
      />
    </div>
  );
}

function LineAmount({ line, initial, refused }: EntryProps & { readonly line: OrderLine }) {
  const { sku, amount, name, partNumber } = line;
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
        defaultValue={initial}
        inputMode="numeric"
        aria-invalid={refused}
        aria-describedby={refused ? 'GOODS-problem' : undefined}
      />
    </div>
  );
}
