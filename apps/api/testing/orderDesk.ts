import { orderCommand } from '../src/commands/order/run.ts';
import type { Database } from '../src/db/database.ts';
import { sandboxIntegrations } from '../src/integrations/integrations.ts';
import type { LabelService } from '../src/integrations/labels/labelService.ts';
import type { PaymentProviders } from '../src/integrations/payments/provider.ts';
import type { LogLine } from '../src/log/log.ts';
import type { TestApp } from './testApp.ts';
import { testOrigin } from './testApp.ts';
import { testSkus } from './testCatalogue.ts';
import { makeReady, orderNumbers, startPaying, testShopper } from './testShopper.ts';
import { typeCommand } from './typeCommand.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** An operator who types `pnpm order`. */
export type OrderDesk = {
  /** Does a command; answers its exit code and all that it says. */
  readonly order: (...words: readonly string[]) => Promise<readonly [code: number, said: string]>;
  readonly lines: readonly LogLine[];
};

export type DeskOptions = {
  readonly providers?: PaymentProviders;
  readonly labels?: LabelService;
  readonly db?: Database;
};

/** Commands on a test shop, with its sandbox unless other providers are given. */
export function orderDesk(shop: TestApp, { providers, labels, db = shop.db }: DeskOptions = {}): OrderDesk {
  const lines: LogLine[] = [];
  const { payments: sandbox, labels: trials } = sandboxIntegrations(shop.db);
  const payments = providers ?? sandbox;
  return {
    lines,
    async order(...words) {
      const log = (line: LogLine) => void lines.push(line);
      const current = { clock: () => shop.time.now, currentShop: () => exampleShop, deskOrigin: testOrigin };
      return typeCommand(orderCommand, words, {
        db,
        payments,
        labels: labels ?? trials,
        log,
        mediaFolder: '',
        ...current,
      });
    },
  };
}

/** A guest's order of 20 pieces by bank transfer; answers its number. */
export async function orderByTransfer({ app }: TestApp): Promise<string> {
  const shopper = testShopper(app);
  const CART_VERSION = await makeReady(shopper, { sku: testSkus.plain, amount: 20 });
  const [number = ''] = orderNumbers(await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION }));
  return number;
}

/** The same with a payment that was approved on the sandbox's page. */
export async function orderOnline({ app }: TestApp): Promise<string> {
  const shopper = testShopper(app);
  const page = `http://shop.test${await startPaying(shopper, { sku: testSkus.plain, amount: 20 })}`;
  await app.fetch(new Request(page, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) }));
  const [number = ''] = orderNumbers(await shopper.call('claimAndFinish', {}));
  return number;
}
