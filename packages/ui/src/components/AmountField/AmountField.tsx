import { mostPieces } from '@platine/domain/cart/quantity.ts';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { AmountInput } from './AmountInput.tsx';
import { amountMessageText } from './amountMessage.ts';
import { useAmountDraft } from './useAmountDraft.ts';
import styles from './AmountField.module.css';

export type AmountFieldProps = {
  /** Pieces, as wanted so far. */
  readonly amount: number;
  /** The minimum order quantity: amounts are whole multiples of it (D13). */
  readonly step: number;
  /** The most pieces one customer may have, or null. */
  readonly limit: number | null;
  /** The product, so that the field can be told from others. */
  readonly product: string;
  /** A possible amount was chosen; it may be less than what was typed, and the field says why. */
  readonly onWanted: (amount: number) => void;
};

/** Pieces of a product: a plain text field that a form can send, and two buttons for those who have a script. */
export function AmountField(props: AmountFieldProps) {
  const { amount, step, limit, product } = props;
  const intl = useIntl();
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useAmountDraft(props);
  const facts = { amount, rule: { step, limit } };
  const announce = useAnnounce();
  /** Adds or takes away a step; that settles what was refused before. The focus is beside the field, so the new amount is said. */
  const change = (difference: number) => {
    input.current?.setCustomValidity('');
    announce(String(draft.change(difference)));
  };
  return (
    <div className={styles['root']}>
      <div className={styles['control']}>
        <button
          type="button"
          className={styles['step']}
          aria-label={intl.formatMessage({ id: 'amountField.decrease' }, { name: product })}
          aria-disabled={amount - step < step}
          onClick={() => change(-step)}
        >
          <Icon name="minus" />
        </button>
        <AmountInput ref={input} draft={draft} facts={facts} product={product} describedBy={messageId} />
        <button
          type="button"
          className={styles['step']}
          aria-label={intl.formatMessage({ id: 'amountField.increase' }, { name: product })}
          aria-disabled={amount + step > mostPieces(facts.rule)}
          onClick={() => change(step)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <output id={messageId} className={styles['message']} data-kind={draft.message?.kind}>
        {draft.message !== null && (
          <>
            <Icon name={draft.message.kind === 'refused' ? 'error' : 'info'} />
            <span>{amountMessageText(intl, draft.message, facts)}</span>
          </>
        )}
      </output>
    </div>
  );
}
