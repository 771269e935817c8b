import { maximumFor } from '@platine/domain/cart/quantity.ts';
import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import { AmountInput } from './AmountInput.tsx';
import { amountMessageText } from './amountMessage.ts';
import type { AmountRule } from './useAmountDraft.ts';
import { useAmountDraft } from './useAmountDraft.ts';
import styles from './AmountField.module.css';

type AmountFieldProps = NativeProps<'div'> &
  AmountRule & {
    /** Product name; distinguishes this field's label from its neighbours'. */
    readonly product: string;
  };

/** Amount of a product in pieces: a text field that a form can submit, and two buttons that need JavaScript. */
export function AmountField({ amount, step, limit, onWanted, product, className, ...rest }: AmountFieldProps) {
  const intl = useIntl();
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const draft = useAmountDraft({ amount, step, limit, onWanted });
  const facts = { amount, rule: { step, limit } };
  const announce = useAnnounce();
  /**
   * Changes the amount by one step and clears a refused draft. The result is announced, because the focus is outside
   * the field.
   */
  const change = (difference: number) => {
    input.current?.setCustomValidity('');
    announce(String(draft.change(difference)));
  };
  return (
    <div {...rest} className={rootClass(styles['root'], className)}>
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
          aria-disabled={amount + step > maximumFor(facts.rule)}
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
