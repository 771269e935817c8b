import type { ReadAmount } from '@platine/domain/cart/quantity.ts';
import { capAmount, readAmount } from '@platine/domain/cart/quantity.ts';
import { useState } from 'react';
import type { AmountMessage } from './amountMessage.ts';

export type AmountRule = {
  /** Pieces, as chosen so far. */
  readonly amount: number;
  /** Minimum order quantity in pieces: amounts are whole multiples of it (D13). */
  readonly step: number;
  /** Maximum pieces per customer, or null for no limit. */
  readonly limit: number | null;
  /** Called with a valid amount. It may be lower than the typed one; the field then says why. */
  readonly onWanted: (amount: number) => void;
};

/** The typed text is a draft until it is committed; the parent owns the amount. */
export function useAmountDraft({ amount, step, limit, onWanted }: AmountRule) {
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<AmountMessage | null>(null);
  const rule = { step, limit };

  const want = (wanted: Omit<Extract<ReadAmount, { kind: 'amount' }>, 'kind'>) => {
    setTyped(null);
    setMessage(wanted.reason === null ? null : { kind: 'adjusted', reason: wanted.reason });
    if (wanted.amount !== amount) onWanted(wanted.amount);
    return wanted.amount;
  };

  /** Commits the draft. Returns the reason if it is no valid amount, otherwise null. */
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
    /** Changes the amount by `difference` pieces and returns the resulting amount. */
    change: (difference: number): number =>
      amount + difference < step ? amount : want(capAmount(amount + difference, rule)),
    type: (text: string) => {
      setTyped(text);
      setMessage(null);
    },
    drop: () => setTyped(null),
  };
}
