import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine, isLoopbackOrigin } from '../network/thisMachine.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from './metrics.ts';

export const operationPaths = ['/health', '/ready', '/metrics'] as const;

export type Operations = {
  /** Answers /health, /ready and /metrics; null for other paths and for callers without access. */
  readonly answer: (request: Request, connection?: unknown) => Promise<Response | null>;
  /** Writes a log line and counts it. */
  readonly log: Log;
  /** Checks readiness without a probe, so that a change is acted on and logged. */
  readonly look: () => Promise<void>;
  /** Makes the shop report that it is not ready, so that a load balancer sends no more requests. */
  readonly drain: () => void;
};

export type OperationsOptions = {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Returns the reason why no request can be served, or null. */
  readonly check: () => Promise<string | null>;
  readonly publicOrigin: string;
  /** The token that opens the metrics. Without one only this machine may read them, if the shop's origin is on this machine. */
  readonly metricsToken: string | null;
};

/** The operator's endpoints: liveness, readiness and metrics. Their requests are not logged. */
export function createOperations(options: OperationsOptions): Operations {
  const { log, metrics, check } = options;
  let draining = false;
  let before: string | null = null;
  const refusal = async () => {
    const now = draining ? 'The shop is stopping.' : await check();
    if (now !== before) log({ event: 'warning', message: now === null ? 'The shop is ready again.' : now });
    before = now;
    return now;
  };
  return {
    async answer(request, connection) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null;
      switch (new URL(request.url).pathname) {
        case '/health':
          return say(200, { status: 'live' });
        case '/ready': {
          const reason = await refusal();
          return reason === null ? say(200, { status: 'ready' }) : say(503, { status: 'not ready', reason });
        }
        case '/metrics':
          if (!mayRead(request, connection, options)) return null;
          return new Response(await metrics.text(), { headers: { ...uncached, 'Content-Type': metrics.contentType } });
        default:
          return null;
      }
    },
    log(line) {
      metrics.count(line);
      log(line);
    },
    async look() {
      await refusal();
    },
    drain() {
      draining = true;
    },
  };
}

const uncached = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function say(status: number, what: Readonly<Record<string, string>>): Response {
  return Response.json(what, { status, headers: uncached });
}

function mayRead(
  request: Request,
  connection: unknown,
  { metricsToken, publicOrigin }: Pick<OperationsOptions, 'metricsToken' | 'publicOrigin'>,
): boolean {
  if (metricsToken === null) return isLoopbackOrigin(publicOrigin) && isFromThisMachine(request, connection);
  const shown = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(shown), digest(`Bearer ${metricsToken}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
