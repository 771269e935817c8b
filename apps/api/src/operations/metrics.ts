import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { shopVersion } from '@platine/domain/shop/version.ts';
import type { LogLine } from '../log/log.ts';
import { metricsOfAllProcesses } from '../processes/ofAllProcesses.ts';

export type Metrics = {
  readonly contentType: string;
  /** All metrics in the Prometheus text format, of all processes together. */
  readonly text: () => Promise<string>;
  /** Counts a log line: requests, failures and mails are recorded in one place. */
  readonly count: (line: LogLine) => void;
  /** Metrics of this process alone. */
  readonly registry: Registry;
  /** Metrics that every process reads alike, from the database. */
  readonly shared: Registry;
};

/** Upper bounds in seconds, from a cached page to an abandoned request. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The metrics of the shop. Labels come from the code only, so that they are few and hold no personal data. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const shared = new Registry();
  const ofAllProcesses = metricsOfAllProcesses(registry);
  const info = new Gauge({
    name: 'platine_info',
    help: 'The version that runs.',
    labelNames: ['version', 'node'] as const,
    aggregator: 'first',
    registers: [registry],
  });
  info.set({ version: shopVersion, node: process.version }, 1);
  return {
    contentType: registry.contentType,
    text: async () => (await ofAllProcesses()) + (await shared.metrics()),
    registry,
    shared,
    count: countLines([registry]),
  };
}

/** Registers the metrics of log lines. */
function countLines(registers: Registry[]): Metrics['count'] {
  const requests = new Histogram({
    name: 'platine_http_request_duration_seconds',
    help: 'Requests by call or page and class of status: how many, and how long until the answer.',
    labelNames: ['route', 'status'] as const,
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'platine_business_failures_total',
    help: 'Calls that were understood and refused, by their ERROR_CLASS.',
    labelNames: ['route', 'error_class'] as const,
    registers,
  });
  const crashes = new Counter({
    name: 'platine_crashes_total',
    help: 'Errors that no code expected, by call, page or job.',
    labelNames: ['route'] as const,
    registers,
  });
  const browserErrors = new Counter({
    name: 'platine_browser_errors_total',
    help: 'Errors that browsers reported: one in ten, of shoppers who agreed to it.',
    registers,
  });
  const sent = {
    mail: outgoing(registers, 'platine_mails_total', 'Mails that the mail server'),
    webhook: outgoing(registers, 'platine_webhooks_total', 'Events that the receiver'),
  };
  const payments = new Counter({
    name: 'platine_payment_events_total',
    help: 'Refunds that became due or done, requests that a provider has refused, and payments whose end it has not confirmed within a week.',
    labelNames: ['method', 'outcome'] as const,
    registers,
  });
  return (line) => {
    if (line.event === 'request') {
      const { route, status, ms, errorClass } = line;
      requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
      if (errorClass !== undefined) failures.inc({ route, error_class: errorClass });
    } else if (line.event === 'crash') crashes.inc({ route: line.route });
    else if (line.event === 'browser error') browserErrors.inc();
    else if (line.event === 'payment')
      payments.inc({ method: line.method, outcome: line.outcome.replaceAll(' ', '_') });
    else if (line.event === 'mail' || line.event === 'webhook')
      sent[line.event].inc({ kind: line.kind, outcome: line.outcome.replaceAll(' ', '_') });
  };
}

function outgoing(registers: Registry[], name: string, what: string) {
  return new Counter({
    name,
    help: `${what} took (sent) or did not take (refused: tried again later; given up: no more).`,
    labelNames: ['kind', 'outcome'] as const,
    registers,
  });
}

/** Adds memory, processor, open files and event loop delay, once for each process. */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
