import { eq, isNull, sql } from 'drizzle-orm';
import { Gauge } from 'prom-client';
import { providerRequestKinds } from '@platine/domain/order/life/money.ts';
import { paymentStates } from '@platine/domain/payment/paymentState.ts';
import type { Clock } from '../time/clock.ts';
import type { Database } from '../db/database.ts';
import { mailOutbox } from '../db/mailSchema.ts';
import { webhookOutbox } from '../db/webhookSchema.ts';
import type { Connections } from '../db/open.ts';
import { providerRequests } from '../db/ledgerSchema.ts';
import { orders, payments } from '../db/orderSchema.ts';
import type { Metrics } from './metrics.ts';

export type ShopMetricsOptions = {
  readonly db: Database;
  readonly clock: Clock;
  /** Connections to a PostgreSQL server; null for the embedded database. */
  readonly connections: (() => Connections) | null;
};

/** Metrics from the database, read on request: all processes report the same values, and a restart changes none. */
export function addShopMetrics({ registry, shared }: Metrics, { db, clock, connections }: ShopMetricsOptions): void {
  const registers = [shared];
  new Gauge({
    name: 'platine_orders',
    help: 'Orders that were ever placed.',
    registers,
    async collect() {
      this.set(await db.$count(orders));
    },
  });
  new Gauge({
    name: 'platine_payments',
    help: 'Attempts to order by state of their payment (D5); failed and expired ones are forgotten after 90 days.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      const rows = await db
        .select({ state: payments.state, count: sql<number>`count(*)::integer` })
        .from(payments)
        .groupBy(payments.state);
      for (const state of paymentStates) this.set({ state }, rows.find((row) => row.state === state)?.count ?? 0);
    },
  });
  addRefunds(registers, db);
  addProviderRequests(registers, db);
  addOutbox(registers, { db, clock });
  new Gauge({
    name: 'platine_webhooks_waiting',
    help: 'Events that the receiver was not told yet.',
    registers,
    async collect() {
      this.set(await db.$count(webhookOutbox));
    },
  });
  if (connections === null) return;
  new Gauge({
    name: 'platine_database_connections',
    help: 'Connections of the processes to PostgreSQL; waiting: requests that found none free.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      const { open, idle, waiting } = connections();
      this.set({ state: 'used' }, open - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

function addRefunds(registers: Metrics['registry'][], db: Database): void {
  new Gauge({
    name: 'platine_refunds',
    help: 'Payments without an order that were approved too late: due, until the provider has returned the money, or done.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      for (const state of ['due', 'done'] as const)
        this.set({ state }, await db.$count(payments, eq(payments.refund, state)));
    },
  });
}

function addProviderRequests(registers: Metrics['registry'][], db: Database): void {
  new Gauge({
    name: 'platine_provider_requests',
    help: 'What payment providers were asked (capture, cancel, refund), by answer: waiting, until there is one, done or refused.',
    labelNames: ['kind', 'answer'] as const,
    registers,
    async collect() {
      const { kind, answer } = providerRequests;
      const rows = await db
        .select({ kind, answer, count: sql<number>`count(*)::integer` })
        .from(providerRequests)
        .groupBy(kind, answer);
      for (const one of providerRequestKinds)
        for (const said of ['done', 'refused', null] as const) {
          const count = rows.find((row) => row.kind === one && row.answer === said)?.count ?? 0;
          this.set({ kind: one, answer: said ?? 'waiting' }, count);
        }
    },
  });
}

function addOutbox(registers: Metrics['registry'][], { db, clock }: Pick<ShopMetricsOptions, 'db' | 'clock'>): void {
  new Gauge({
    name: 'platine_mails_waiting',
    help: 'Mails in the outbox, by whether they were refused before.',
    labelNames: ['refused'] as const,
    registers,
    async collect() {
      const [row] = await db
        .select({
          all: sql<number>`count(*)::integer`,
          refused: sql<number>`count(nullif(${mailOutbox.attempts}, 0))::integer`,
        })
        .from(mailOutbox)
        .where(isNull(mailOutbox.sentAt));
      const { all = 0, refused = 0 } = row ?? {};
      this.set({ refused: 'no' }, all - refused);
      this.set({ refused: 'yes' }, refused);
    },
  });
  new Gauge({
    name: 'platine_mail_oldest_waiting_seconds',
    help: 'How long the oldest mail of the outbox has waited; 0 when none waits.',
    registers,
    async collect() {
      const [row] = await db
        .select({ oldest: sql<string | null>`extract(epoch from min(${mailOutbox.createdAt}))` })
        .from(mailOutbox)
        .where(isNull(mailOutbox.sentAt));
      const now = clock().getTime() / 1000;
      this.set(Math.max(0, now - Number(row?.oldest ?? now)));
    },
  });
}
