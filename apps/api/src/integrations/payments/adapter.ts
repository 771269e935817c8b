import type { Database } from '../../db/database.ts';
import type { Log } from '../../log/log.ts';
import { describeError } from '../../log/log.ts';
import type { CurrentShop } from '../../shop/currentShop.ts';
import type { Clock } from '../../time/clock.ts';
import type { AmountRequest, PaymentProvider, ProviderAnswer, ProviderRequest, ProviderStatus } from './provider.ts';

/** The means that every adapter of a payment service has. */
export type AdapterMeans = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly currentShop: CurrentShop;
  /** Scheme, host and port to which shoppers and notices come back. */
  readonly publicOrigin: string;
  /** Milliseconds after which it counts as no answer. */
  readonly waits: Waits;
};

export type Waits = {
  /** While a shopper waits: less than the shop's own limit for a request. */
  readonly shopper: number;
  /** Of all requests of one movement of money together. */
  readonly money: number;
};
export const usualWaits: Waits = { shopper: 25_000, money: 100_000 };

/** The functions of an adapter. They may reject; the interface over them does where `PaymentProvider` says so. */
export type AdapterParts<Service> = Pick<PaymentProvider, 'captures' | 'polled'> & {
  /** The service's name in the log. */
  readonly name: string;
  readonly open: (service: Service, payment: Parameters<PaymentProvider['open']>[0]) => Promise<string>;
  readonly readStatus: (service: Service, id: string) => Promise<ProviderStatus>;
  readonly expire: (service: Service, id: string) => Promise<ProviderStatus>;
  readonly capture: (service: Service, request: AmountRequest) => Promise<ProviderAnswer>;
  readonly cancel: (service: Service, request: ProviderRequest) => Promise<ProviderAnswer>;
  readonly refund: (service: Service, request: AmountRequest) => Promise<ProviderAnswer>;
};

export type Adapter = Omit<PaymentProvider, 'readNotice'>;

/** The interface over an adapter's functions: failures are logged under the service's name, and a state that cannot be read is `unknown`. */
export function adapterOf<Service extends AdapterMeans>(service: Service, parts: AdapterParts<Service>): Adapter {
  const logCrash = (id: string, error: unknown) =>
    service.log({ event: 'crash', id, route: parts.name, ...describeError(error) });
  const unknownAfter = (id: string) => (error: unknown) => {
    logCrash(id, error);
    return 'unknown' as const;
  };
  return {
    captures: parts.captures,
    polled: parts.polled,
    async open(payment) {
      try {
        return await parts.open(service, payment);
      } catch (error) {
        logCrash(payment.id, error);
        throw error;
      }
    },
    status: (id) => parts.readStatus(service, id).catch(unknownAfter(id)),
    expire: (id) => parts.expire(service, id).catch(unknownAfter(id)),
    capture: (request) => parts.capture(service, request),
    cancel: (request) => parts.cancel(service, request),
    refund: (request) => parts.refund(service, request),
  };
}
