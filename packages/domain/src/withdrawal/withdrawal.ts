import type { ResponseOf } from '../contract/schemas.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Pieces } from '../order/life/acts.ts';

/** A statement of withdrawal (Directive 2011/83/EU art. 11a): what was entered, and when it was confirmed. */
export type Withdrawal = {
  readonly id: string;
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  /** The goods in the shopper's words; '' where pieces are named, or for the whole order. */
  readonly goods: string;
  readonly pieces: readonly NamedPieces[];
  /** ISO 8601; null before the second step. */
  readonly received: string | null;
};

export type NamedPieces = Pieces & { readonly name: LocalizedText };

type WithdrawalWire = ResponseOf<'withdrawal'>;

export function withdrawalToWire(withdrawal: Withdrawal): WithdrawalWire {
  const { id, orderNumber, name, email, goods, pieces, received } = withdrawal;
  return {
    ID: id,
    ORDER_NUMBER: orderNumber,
    NAME: name,
    EMAIL: email,
    GOODS: goods,
    POSITIONS: pieces.map((one) => ({ SKU: one.sku, AMOUNT: one.amount, NAME: one.name })),
    RECEIVED: received,
  };
}

export function withdrawalFromWire(wire: WithdrawalWire): Withdrawal {
  return {
    id: wire.ID,
    orderNumber: wire.ORDER_NUMBER,
    name: wire.NAME,
    email: wire.EMAIL,
    goods: wire.GOODS,
    pieces: wire.POSITIONS.map(({ SKU, AMOUNT, NAME }) => ({ sku: SKU, amount: AMOUNT, name: NAME })),
    received: wire.RECEIVED,
  };
}
