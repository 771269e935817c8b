import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { createApp } from '@platine/api/app.ts';
import { changeTestProduct } from '@platine/api/testing/changeTestProduct.ts';
import { fillCart } from '@platine/api/testing/fillCart.ts';
import { loadCatalogue } from '@platine/api/catalogue/load.ts';
import type { Database } from '@platine/api/db/database.ts';
import type { DatabaseLocation } from '@platine/api/db/location.ts';
import { mailOutbox } from '@platine/api/db/mailSchema.ts';
import type { StoredMail } from '@platine/api/db/storedMail.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import type { PaymentProvider, PaymentProviders } from '@platine/api/integrations/payments/provider.ts';
import { sandboxIntegrations } from '@platine/api/integrations/integrations.ts';
import { mailPasswordLinks } from '@platine/api/services/accounts/passwordRequest.ts';
import { recordAct, systemUser } from '@platine/api/services/orders/recordAct.ts';
import type { Occasion } from '@platine/api/services/visitor.ts';
import { settleWithdrawals } from '@platine/api/services/withdrawals/settleWithdrawals.ts';
import type { CurrentShop } from '@platine/api/shop/currentShop.ts';
import type { Clock } from '@platine/api/time/clock.ts';
import type { TestMail } from '../shopper.ts';
import type { TestServer } from '../suite.ts';
import { withFewProducts } from './fewProducts.ts';
import { listen } from './listen.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

/** Noon of the mock shop's day, so that both know the same new products. */
const noon = new Date('2026-11-20T12:00:00Z');

/** Providers other than the sandbox, and how they stop. */
export type Providers = { readonly payments: PaymentProviders; readonly stop: () => Promise<void> };
export type ProvidersOf = (shop: ProviderShop) => Promise<Providers>;
type ProviderShop = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly publicOrigin: string;
  /** Delivers a notice to the shop. */
  readonly notify: (request: Request) => Promise<unknown>;
};

const sandboxes: ProvidersOf = async ({ db }) => ({
  payments: sandboxIntegrations(db).payments,
  stop: () => Promise.resolve(),
});

/** The API as it is, with the sample catalogue, over real HTTP behind one proxy. A new shopper is one without a cookie. */
export async function startApi(location: DatabaseLocation, openProviders = sandboxes): Promise<TestServer> {
  const { db, close } = await openDatabase(location);
  let now = noon;
  // No two calls come at the same moment, so that mails have an order.
  const clock = () => {
    now = new Date(now.getTime() + 1);
    return now;
  };
  await withFewProducts((folder) => loadCatalogue(db, { folder, clock, warn: () => undefined }));
  const currentShop = () => exampleShop;
  const address = { publicOrigin: 'https://shop.example', trustedProxies: 1 };
  const notify = (request: Request) => Promise.resolve(app.fetch(request));
  const providers = await openProviders({ db, clock, currentShop, publicOrigin: address.publicOrigin, notify });
  const { payments } = providers;
  const reachable: Partial<Record<PaymentMethod, PaymentProvider>> = { ...payments };
  const integrations = { ...sandboxIntegrations(db), payments: reachable };
  const app = createApp({ db, clock, currentShop, log: () => undefined, ...integrations, ...address });
  const { origin, stop } = await listen(app);
  return {
    newShopper() {
      now = noon;
      Object.assign(reachable, payments);
      return {
        origin,
        async mails() {
          // Jobs of the running shop.
          await mailPasswordLinks({ db, now: clock() });
          await settleWithdrawals({ db, now: clock(), shop: exampleShop });
          return readOutbox(db);
        },
        passTime(minutes) {
          now = new Date(now.getTime() + minutes * 60_000);
        },
        changeProduct: (sku, change) => changeTestProduct(db, sku, change),
        fillCart: (count) => fillCart(db, count),
        failPayment: (orderNumber) => failPayment(db, { orderNumber, at: { now: clock(), shop: exampleShop } }),
        setProviders(up) {
          for (const method of paymentMethods) delete reachable[method];
          if (up) Object.assign(reachable, payments);
        },
      };
    },
    stop: async () => {
      await stop();
      await providers.stop();
      await close();
    },
  };
}

type Failing = { readonly orderNumber: string; readonly at: Occasion };

/** The provider does not hold the money of an order any more, as after a capture that it has refused. */
async function failPayment(db: Database, { orderNumber, at }: Failing): Promise<void> {
  const request = { orderNumber, act: { kind: 'paymentFailed' }, by: systemUser } as const;
  await db.transaction((tx) => recordAct(tx, at, request));
}

/** Nobody sends in these tests: what was put into the outbox is still there. */
async function readOutbox(db: Database): Promise<TestMail[]> {
  const rows = await db.select().from(mailOutbox).orderBy(mailOutbox.createdAt);
  return rows.map(({ recipient, language, mail }) => ({
    kind: mail.kind,
    recipient,
    language,
    hash: keyOf(mail),
  }));
}

function keyOf(mail: StoredMail): string | null {
  if ('signature' in mail) return mail.signature;
  return 'hash' in mail ? mail.hash : null;
}
