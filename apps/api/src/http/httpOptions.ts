import type { Database } from '../db/database.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { Log } from '../log/log.ts';
import type { Outbox } from '../mail/mailDelivery.ts';
import type { Operations } from '../operations/operations.ts';
import type { CallSettings } from '../routes/callContext.ts';
import type { Clock } from '../time/clock.ts';
import type { Logged } from './requestLog.ts';
import type { CurrentShop } from '../shop/currentShop.ts';
import type { ShopFolder } from '../shop/shopFolder.ts';

/** Hono's types for this app: what middleware stores for a request, and what the HTTP server says of its connection. */
export type Environment = { Variables: Logged; Bindings: { connection: unknown } };

export type HttpOptions = Pick<Integrations, 'sandbox' | 'labels'> &
  CallSettings & {
    readonly db: Database;
    readonly clock: Clock;
    readonly currentShop: CurrentShop;
    readonly log: Log;
    /** Scheme, host and port that shoppers see. */
    readonly publicOrigin: string;
    /** The same for operators; not that of the shop where the desk has a port of its own. */
    readonly deskOrigin: string;
    /** How many proxies stand before the shop, each of which adds the address it saw to X-Forwarded-For; 0 by default. */
    readonly trustedProxies?: number;
    /** Where the catalogue's pictures and documents are kept; without it there are none. */
    readonly mediaFolder?: string | null;
    /** Where catalogues are kept that operators upload; without it nobody can. */
    readonly uploadFolder?: string | null;
    /** The folder that the shop was read from, whose settings the desk shows; without it the desk has none. */
    readonly shopFolder?: ShopFolder | null;
    /** Settings of the outbox page; without them there is no such page. */
    readonly outbox?: Outbox | null;
    /** Health, readiness and metrics; without it these paths do not exist. */
    readonly operations?: Operations;
  };
