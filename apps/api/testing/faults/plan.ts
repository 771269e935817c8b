/** The acts on the order of a shopper, in order, as words of `pnpm order`, and the history that they leave, in any order. */
export type Plan = {
  readonly steps: readonly (readonly string[])[];
  readonly history: readonly string[];
  /** Cents that go back by hand and were not transferred in the end. */
  readonly toTransfer: number;
};

const parcels = [
  ['pack', '--line', '1=4'],
  ['ship', '--line', '1=4'],
  ['ship', '--line', '1=6'],
] as const;

/** Whether a shopper withdraws by the form at once. The operator has nothing to do then. */
export const isWithdrawnByForm = (index: number): boolean => wayOf(index) === 4;

/** Whether the payment of a shopper fails with the first parcel, and another one is made, where payments are at the sandbox. */
export const isPaidAgain = (index: number): boolean => index % 2 === 0 && wayOf(index) === 5;

const wayOf = (index: number) => Math.floor(index / 2) % 6;

type Facts = {
  readonly soldFromStock: boolean;
  /** Whether payments are at the sandbox, where a test ends what was authorised. */
  readonly lapses: boolean;
};

/** Orders by PayPal have an even number. The plans differ in whether goods leave, and whether they can be sold again when they come back. */
export function planOf(index: number, { soldFromStock, lapses }: Facts): Plan {
  const toStock = soldFromStock ? ['--to-stock'] : [];
  if (lapses && isPaidAgain(index)) return paidAgain;
  // Without a payment that fails, the sixth way is the first one.
  const way = wayOf(index) % 5;
  return index % 2 === 0 ? planOnline(way, toStock) : planByTransfer(way, toStock);
}

/** A parcel has left unpaid, and a further payment was captured at once. */
const paidAgain: Plan = {
  steps: [
    ['ship', '--line', '1=6'],
    ['refund', '--amount', '1.00'],
  ],
  history: ['placed', 'authorised', 'sent', 'paymentFailed', 'authorised', 'paid', 'sent', 'refunded'],
  toTransfer: 0,
};

function planOnline(way: number, toStock: readonly string[]): Plan {
  const begun = ['placed', 'authorised'];
  const toTransfer = 0;
  switch (way) {
    case 0:
      return { steps: sentAndRepaid(true, toStock), history: [...begun, ...sentAndRepaidHistory], toTransfer };
    case 1:
      // Nothing was captured: the money of a provider is released.
      return { steps: [['cancel']], history: [...begun, 'cancelled', 'paymentFailed'], toTransfer };
    case 2:
      return {
        steps: [['paid'], ['cancel', '--shop']],
        history: [...begun, 'paid', 'cancelled', 'refunded'],
        toTransfer,
      };
    case 3:
      return { steps: withdrawnLater(true, toStock), history: [...begun, ...withdrawnLaterHistory], toTransfer };
    default:
      return { steps: [], history: [...begun, 'withdrawn', 'paymentFailed'], toTransfer };
  }
}

/** Money goes back by hand, and each transfer of it is entered but one. */
function planByTransfer(way: number, toStock: readonly string[]): Plan {
  const toTransfer = 0;
  switch (way) {
    case 0:
      return {
        steps: sentAndRepaid(false, toStock),
        history: ['placed', ...sentAndRepaidHistory, 'transferred', 'transferred'],
        toTransfer: 150,
      };
    case 1:
      // Nothing was paid.
      return { steps: [['cancel']], history: ['placed', 'cancelled'], toTransfer };
    case 2:
      return {
        steps: [['paid'], ['cancel', '--shop'], ['refund'], ['transferred']],
        history: ['placed', 'paid', 'cancelled', 'refunded', 'transferred'],
        toTransfer,
      };
    case 3:
      return {
        steps: withdrawnLater(false, toStock),
        history: ['placed', ...withdrawnLaterHistory, 'transferred'],
        toTransfer,
      };
    default:
      return { steps: [], history: ['placed', 'withdrawn'], toTransfer };
  }
}

/** Sent in two parcels, returned in part, and repaid twice; by hand, the transfers are entered in parts. */
function sentAndRepaid(online: boolean, toStock: readonly string[]): (readonly string[])[] {
  return [
    ...(online ? [] : [['paid']]),
    ...parcels,
    ['return', '--line', '1=2', ...toStock],
    ['refund', '--amount', '1.00'],
    ...(online ? [] : [['transferred']]),
    ['refund', '--amount', '2.00'],
    ...(online ? [] : [['transferred', '--amount', '0.50']]),
  ];
}
const sentAndRepaidHistory = ['paid', 'packed', 'sent', 'sent', 'returned', 'refunded', 'refunded'] as const;

/** Booked from a bank statement, sent in two parcels, withdrawn from in part, repaid with a credit note, and closed before the money has left the bank. */
function withdrawnLater(online: boolean, toStock: readonly string[]): string[][] {
  return [
    ...(online ? [] : [['statement']]),
    ['ship', '--line', '1=4'],
    ['deliver', '--line', '1=4'],
    ['ship', '--line', '1=6'],
    ['deliver', '--line', '1=6'],
    ['withdraw', '--line', '1=3'],
    ['return', '--line', '1=3', '--reason', 'withdrawal', ...toStock],
    ['refund', '--line', '1=3'],
    ['close'],
    ...(online ? [] : [['transferred']]),
  ];
}
const withdrawnLaterHistory = [
  'paid',
  'sent',
  'delivered',
  'sent',
  'delivered',
  'withdrawn',
  'returned',
  'refunded',
  'closed',
] as const;
