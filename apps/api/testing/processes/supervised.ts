import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { Counter, Gauge, Registry } from 'prom-client';
import { folderChanged, takeOver } from '../../src/processes/messages.ts';
import { metricsOfAllProcesses } from '../../src/processes/ofAllProcesses.ts';
import { supervise } from '../../src/processes/supervise.ts';

/**
 * A program in two processes on a free port, which it prints. `/` counts the request, `/metrics` answers with the metrics of both, `/changes` says that
 * its process has changed the shop's folder. With "fails" no process
 * can start, with "fails later" only the first can; with "refuses" SIGHUP changes nothing.
 */
const [how = ''] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

if (cluster.isPrimary) {
  process.env['HOW'] = how;
  const log = (line: object) => say(JSON.stringify(line));
  const canTakeOver = () => Promise.resolve(how !== 'refuses');
  process.exitCode = await supervise({ program: import.meta.filename, count: 2, log, canTakeOver });
} else {
  const isFirst = cluster.worker?.id === 1;
  if (process.env['HOW'] === 'fails' || (process.env['HOW'] === 'fails later' && !isFirst)) process.exit(3);
  const registry = new Registry();
  const registers = [registry];
  const counted = new Counter({ name: 'requests_total', help: 'Requests.', registers });
  new Gauge({ name: 'nodejs_eventloop_lag_seconds', help: 'Lag.', registers }).set(isFirst ? 5 : 1);
  const read = metricsOfAllProcesses(registry);
  const server = createServer((request, response) => {
    if (request.url === '/changes') process.send?.(folderChanged);
    if (request.url === '/metrics') return void read().then((text) => response.end(text));
    counted.inc();
    response.end(String(process.pid));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address !== null && typeof address !== 'string') say(`open at ${address.port}`);
  });
  process.on('message', (message) => {
    if (message === takeOver) say(`${process.pid} takes over`);
    if (message === 'SIGTERM' || message === 'SIGINT') process.exit(0);
  });
}
