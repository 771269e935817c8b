/** The acts on the order of a shopper, in order, as words of `pnpm order`, and the history that they leave, in any order. */
export type Plan = {
  readonly steps: readonly (readonly string[])[];
  readonly history: readonly string[];
};

const parcels = [
  ['pack', '--line', '1=4'],
  ['ship', '--line', '1=4'],
  ['ship', '--line', '1=6'],
] as const;

/** Whether a shopper withdraws by the form at once. The operator has nothing to do then. */
export const isWithdrawnByForm = (index: number): boolean => wayOf(index) === 4;

const wayOf = (index: number) => Math.floor(index / 2) % 5;

/** Orders by PayPal have an even number. The plans differ in whether goods leave, and whether they can be sold again when they come back. */
export function planOf(index: number, { soldFromStock }: { readonly soldFromStock: boolean }): Plan {
  const online = index % 2 === 0;
  const begun = online ? ['placed', 'authorised'] : ['placed'];
  const toStock = soldFromStock ? ['--to-stock'] : [];
  switch (wayOf(index)) {
    case 0:
      return {
        steps: sentAndRepaid(online, toStock),
        history: [...begun, 'paid', 'packed', 'sent', 'sent', 'returned', 'refunded', 'refunded'],
      };
    case 1:
      // Nothing was captured, nothing paid: the money of a provider is released.
      return { steps: [['cancel']], history: [...begun, 'cancelled', ...(online ? ['paymentFailed'] : [])] };
    case 2:
      return {
        steps: [['paid'], ['cancel', '--shop'], ...(online ? [] : [['refund']])],
        history: [...begun, 'paid', 'cancelled', 'refunded'],
      };
    case 3:
      return { steps: withdrawnLater(online, toStock), history: [...begun, ...withdrawnLaterHistory] };
    default:
      return { steps: [], history: [...begun, 'withdrawn', ...(online ? ['paymentFailed'] : [])] };
  }
}

/** Sent in two parcels, returned in part, and repaid twice. */
function sentAndRepaid(online: boolean, toStock: readonly string[]): (readonly string[])[] {
  return [
    ...(online ? [] : [['paid']]),
    ...parcels,
    ['return', '--line', '1=2', ...toStock],
    ['refund', '--amount', '1.00'],
    ['refund', '--amount', '2.00'],
  ];
}

/** Booked from a bank statement, sent in two parcels, withdrawn from in part, repaid with a credit note, and closed. */
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
