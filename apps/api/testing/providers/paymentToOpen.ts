import type { Cents } from '@platine/domain/money/money.ts';
import { returnPath } from '../../src/integrations/payments/paymentId.ts';
import type { PaymentToOpen } from '../../src/integrations/payments/provider.ts';
import { testOrder } from '../testOrder.ts';

type Given = Omit<PaymentToOpen, 'order' | 'back'> & { readonly cents: Cents };

/** A payment of one product over this amount, shipment included. */
export function paymentToOpen({ cents, ...payment }: Given): PaymentToOpen {
  const { delivery, pricing, lines, totals } = testOrder;
  const [line] = lines;
  if (line === undefined) throw new Error('The test order has no line.');
  return {
    ...payment,
    back: returnPath(payment.id),
    order: {
      delivery,
      pricing,
      lines: [{ ...line, amount: 1, unit: cents, line: cents }],
      totals: { ...totals, goods: cents, shipment: 0, tax: 0, total: cents, totalWithoutTax: cents },
    },
  };
}
