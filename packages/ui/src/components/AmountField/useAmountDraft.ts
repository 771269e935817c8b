import type { ReadAmount } from '@platine/domain/cart/quantity.ts';
import { capAmount, readAmount } from '@platine/domain/cart/quantity.ts';
import { useState } from 'react';
import type { AmountFieldProps } from './AmountField.tsx';
import type { AmountMessage } from './amountMessage.ts';

/** What is typed is a draft until it is committed; the amount itself belongs to the parent. */
export function useAmountDraft({ amount, step, limit, onWanted }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<AmountMessage | null>(null);
  const rule = { step, limit };

  const want = (wanted: Omit<Extract<ReadAmount, { kind: 'amount' }>, 'kind'>) => {
    setTyped(null);
    setMessage(wanted.reason === null ? null : { kind: 'adjusted', reason: wanted.reason });
    if (wanted.amount !== amount) onWanted(wanted.amount);
    return wanted.amount;
  };

  /** Takes the draft, or answers why it is no amount. */
  const commit = (text: string): Extract<AmountMessage, { kind: 'refused' }> | null => {
    const read = readAmount(text, rule);
    if (read.kind === 'amount') {
      want(read);
      return null;
    }
    const refused = { kind: 'refused', code: read.code, typed: text } as const;
    setMessage(refused);
    return refused;
  };

  return {
    typed,
    message,
    commit,
    /** Adds or takes away; answers the amount there is then. */
    change: (difference: number): number =>
      amount + difference < step ? amount : want(capAmount(amount + difference, rule)),
    type: (text: string) => {
      setTyped(text);
      setMessage(null);
    },
    drop: () => setTyped(null),
  };
}
