import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { OpenedDatabase } from '../../src/db/open.ts';
import { openDatabase } from '../../src/db/open.ts';
import { paypalProvider } from '../../src/integrations/payments/paypal/paypalProvider.ts';
import type { PaymentProvider } from '../../src/integrations/payments/provider.ts';
import { emptyDatabase } from '../emptyDatabase.ts';
import type { OpenedPaypal } from './openPaypal.ts';
import { openPaypal } from './openPaypal.ts';

type OpenedProvider = {
  readonly opened: OpenedDatabase;
  readonly paypal: OpenedPaypal;
  readonly provider: PaymentProvider;
};

/** PayPal's adapter on a database of its own, at a double that has the same clock (in ms). */
export async function openPaypalProvider(now: () => number): Promise<OpenedProvider> {
  const opened = await openDatabase(await emptyDatabase());
  const paypal = await openPaypal({ now });
  const provider = paypalProvider({
    db: opened.db,
    currentShop: () => exampleShop,
    clock: () => new Date(now()),
    log: () => undefined,
    publicOrigin: 'https://shop.example',
    account: paypal.account,
  });
  return { opened, paypal, provider };
}
