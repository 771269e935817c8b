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

/** Orders by PayPal have an even number. The plans differ in whether goods leave, and whether they can be sold again when they come back. */
export function planOf(index: number, { soldFromStock }: { readonly soldFromStock: boolean }): Plan {
  const online = index % 2 === 0;
  const begun = online ? ['placed', 'authorised'] : ['placed'];
  switch (Math.floor(index / 2) % 3) {
    case 0: {
      const toStock = soldFromStock ? ['--to-stock'] : [];
      const paid = online ? [] : [['paid']];
      return {
        steps: [
          ...paid,
          ...parcels,
          ['return', '--line', '1=2', ...toStock],
          ['refund', '--amount', '1.00'],
          ['refund', '--amount', '2.00'],
        ],
        history: [...begun, 'paid', 'packed', 'sent', 'sent', 'returned', 'refunded', 'refunded'],
      };
    }
    case 1:
      // Nothing was captured, nothing paid: the money of a provider is released.
      return { steps: [['cancel']], history: [...begun, 'cancelled', ...(online ? ['paymentFailed'] : [])] };
    default:
      return {
        steps: [['paid'], ['cancel', '--shop'], ...(online ? [] : [['refund']])],
        history: [...begun, 'paid', 'cancelled', 'refunded'],
      };
  }
}
