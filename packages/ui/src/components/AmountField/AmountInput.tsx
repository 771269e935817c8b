import type { ChangeEvent, FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useInputBeforeHydration } from '../../interaction/useInputBeforeHydration.ts';
import type { AmountFacts } from './amountMessage.ts';
import { amountMessageText } from './amountMessage.ts';
import type { useAmountDraft } from './useAmountDraft.ts';
import styles from './AmountField.module.css';

type AmountInputProps = {
  /** The buttons beside the field clear its refusal by it. */
  readonly ref: RefObject<HTMLInputElement | null>;
  /** The typed text until it is committed. */
  readonly draft: ReturnType<typeof useAmountDraft>;
  /** The committed amount and the product's order rule. */
  readonly facts: AmountFacts;
  /** Product name, for the accessible name. */
  readonly product: string;
  /** Id of the message below the field. */
  readonly describedBy: string;
};

/**
 * Enter and blur commit the draft. A refused draft stays editable while the field has the focus; blur or Escape
 * restores the old amount and keeps the reason visible. A surrounding form is not submitted until the shopper returns
 * to the field or uses + and −: typing 1.5 and pressing "Add to cart" must not order 1.
 */
export function AmountInput({ ref, draft, facts, product, describedBy }: AmountInputProps) {
  const intl = useIntl();
  const { typed } = draft;

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && typed !== null && draft.commit(typed) !== null) event.preventDefault();
    if (event.key === 'Escape') draft.drop();
  };
  const commit = (text: string, input: HTMLInputElement) => {
    const refused = draft.commit(text);
    if (refused !== null) input.setCustomValidity(amountMessageText(intl, refused, facts));
    draft.drop();
  };
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    if (typed !== null) commit(typed, target);
  };
  useInputBeforeHydration(ref, (text, input) => {
    if (input === document.activeElement) draft.type(text);
    else commit(text, input);
  });

  return (
    <input
      ref={ref}
      className={styles['input']}
      name="AMOUNT"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={intl.formatMessage({ id: 'amountField.label' }, { name: product })}
      aria-describedby={describedBy}
      aria-invalid={typed !== null && draft.message?.kind === 'refused'}
      value={typed ?? String(facts.amount)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => draft.type(event.target.value)}
      onFocus={(event) => event.target.setCustomValidity('')}
      onKeyDown={press}
      onBlur={leave}
    />
  );
}
