import type { Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { isOwnMetrics, sendMetrics } from './messages.ts';

type Reported = readonly object[];

/** Milliseconds after which a process that does not answer counts with what it has reported before. */
const patience = 1000;

/** Adds up the metrics of processes. */
export type TotalMetrics = {
  /** Asks the processes for their metrics, and gives the sum of all as text. */
  readonly read: (workers: readonly Worker[]) => Promise<string>;
  /** Keeps what a process has counted after its end: a counter that fell would look like a restart of the shop. */
  readonly keepEnded: (worker: Worker) => void;
};

export function createTotalMetrics(): TotalMetrics {
  const reported = new Map<Worker, Reported>();
  let ended: Reported = [];
  const own = new Registry();
  const processes = new Gauge({ name: 'platine_processes', help: 'Processes that answer requests.', registers: [own] });
  const ends = new Counter({
    name: 'platine_process_ends_total',
    help: 'Processes that ended although the shop was not told to stop; another was started.',
    registers: [own],
  });
  const ask = (worker: Worker) =>
    new Promise<void>((resolve) => {
      const listen = (message: unknown) => {
        if (!isOwnMetrics(message)) return;
        if (!worker.isDead()) reported.set(worker, message.metrics);
        done();
      };
      const done = () => {
        clearTimeout(timer);
        worker.off('message', listen).off('exit', done);
        resolve();
      };
      const timer = setTimeout(done, patience);
      worker.on('message', listen).once('exit', done);
      worker.send(sendMetrics, (error) => {
        if (error !== null) done();
      });
    });
  return {
    async read(workers) {
      await Promise.all(workers.map(ask));
      processes.set(workers.length);
      return addUp([await own.getMetricsAsJSON(), ended, ...reported.values()]).metrics();
    },
    keepEnded(worker) {
      ends.inc();
      ended = addUp([ended, (reported.get(worker) ?? []).filter(isCount)]).getMetricsAsArray();
      reported.delete(worker);
    },
  };
}

/** Counters and histograms are summed. */
const isCount = (metric: object) => 'type' in metric && (metric.type === 'counter' || metric.type === 'histogram');

function addUp(processes: readonly Reported[]) {
  return AggregatorRegistry.aggregate(processes.map((metrics) => metrics.map(withAggregator)));
}

/** The processes' own rules, but for lags: the mean of eight processes would hide the one that is blocked. */
function withAggregator(metric: object): object {
  const name = 'name' in metric ? String(metric.name) : '';
  if (name === 'process_start_time_seconds') return { ...metric, aggregator: 'min' };
  return /^nodejs_eventloop_lag_(?!min)/.test(name) ? { ...metric, aggregator: 'max' } : metric;
}
