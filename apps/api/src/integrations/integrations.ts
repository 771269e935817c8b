import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { CurrentShop } from '../shop/currentShop.ts';
import type { Clock } from '../time/clock.ts';
import type { LabelService } from './labels/labelService.ts';
import { sandboxLabels } from './labels/sandboxLabels.ts';
import type { SendcloudAccount } from './labels/sendcloud/sendcloudAccount.ts';
import { sendcloudLabels } from './labels/sendcloud/sendcloudLabels.ts';
import type { PaymentProviders } from './payments/provider.ts';
import type { PaypalAccount } from './payments/paypal/paypalAccount.ts';
import { paypalProvider } from './payments/paypal/paypalProvider.ts';
import type { SaferpayAccount } from './payments/saferpay/saferpayAccount.ts';
import { saferpayProvider } from './payments/saferpay/saferpayProvider.ts';
import { sandboxProvider } from './payments/sandbox.ts';
import type { VatIdChecker } from './vatIds/vatIdChecker.ts';
import { sandboxVatIdChecker, uncheckedVatIds } from './vatIds/vatIdChecker.ts';
import { viesChecker } from './vatIds/vies.ts';

/** External services that the shop uses. */
export type Integrations = {
  readonly payments: PaymentProviders;
  readonly vatIds: VatIdChecker;
  /** Makes shipping labels; null: none are made. */
  readonly labels: LabelService | null;
  /** Whether the payment sandbox's page exists. */
  readonly sandbox: boolean;
};

/** Services that the operator has set up. */
export type IntegrationSettings = {
  /** Scheme, host and port that shoppers and notices come back to. */
  readonly publicOrigin: string;
  /** Whether sandboxes stand in for services that are not set up (D36). */
  readonly sandbox: boolean;
  readonly paypal?: PaypalAccount | null;
  readonly saferpay?: SaferpayAccount | null;
  /** Address of VIES; null: VAT ids are not checked by it. */
  readonly vies?: string | null;
  /** Account that labels are made with. */
  readonly sendcloud?: SendcloudAccount | null;
};

export type IntegrationMeans = {
  readonly db: Database;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly log: Log;
};

/** The services of a shop. One that is set up is used whether or not sandboxes stand in for the others. */
export function openIntegrations(settings: IntegrationSettings, means: IntegrationMeans): Integrations {
  const { publicOrigin, paypal = null, saferpay = null, vies = null, sendcloud = null } = settings;
  const others = settings.sandbox ? sandboxIntegrations(means.db) : noIntegrations;
  const shop = { ...means, publicOrigin };
  const payments = {
    ...others.payments,
    ...(paypal !== null && { PAYPAL: paypalProvider({ ...shop, account: paypal }) }),
    ...(saferpay !== null && { SAFERPAY: saferpayProvider({ ...shop, account: saferpay }) }),
  };
  const vatIds = vies === null ? others.vatIds : viesChecker({ ...means, url: vies });
  const labels = sendcloud === null ? others.labels : sendcloudLabels(sendcloud);
  return { ...others, payments, vatIds, labels };
}

/** Sandboxes of all integrations: no money moves, a rule replaces the check of VAT ids, and labels say that no carrier takes them. */
export function sandboxIntegrations(db: Database): Integrations {
  const provider = sandboxProvider(db);
  return {
    payments: { PAYPAL: provider, SAFERPAY: provider },
    vatIds: sandboxVatIdChecker,
    labels: sandboxLabels,
    sandbox: true,
  };
}

/** A shop without external services (D36): methods that need a provider are not offered, no VAT id can be checked, and no labels are made. */
export const noIntegrations: Integrations = { payments: {}, vatIds: uncheckedVatIds, labels: null, sandbox: false };
