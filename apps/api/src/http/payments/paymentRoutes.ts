import type { Hono } from 'hono';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import { readText } from '../body.ts';
import type { Environment, HttpOptions } from '../httpOptions.ts';
import type { Settling } from '../../services/checkout/settling.ts';
import { againReturnRoute } from '../../integrations/payments/paymentId.ts';
import { receiveNotice } from './notices.ts';
import { returnFromPayAgain } from './payAgainReturn.ts';
import { decideSandbox, showSandbox } from './sandboxRoutes.ts';

/** Adds the endpoint of payment notices and, where the sandbox is on (D36), its provider's page. */
export function addPaymentRoutes(app: Hono<Environment>, options: HttpOptions): void {
  const { db, clock, currentShop, log, payments, publicOrigin } = options;
  const settling = (): Settling => ({ db, now: clock(), shop: currentShop(), payments, log });
  // A provider may give notice by GET.
  app.on(['GET', 'POST'], '/api/payment/notice/:method', (c) => {
    c.set('route', '/api/payment/notice/{METHOD}');
    const method = c.req.param('method');
    return withBody(c.req.raw, (request) => receiveNotice(settling(), method, request));
  });
  app.get(againReturnRoute, (c) => {
    c.set('route', '/api/payment/return/{ID}');
    return returnFromPayAgain(settling(), { id: c.req.param('id'), signature: c.req.query('signature') ?? '' });
  });
  if (!options.sandbox) return;
  app.get('/sandbox/payment/:id', (c) => {
    c.set('route', '/sandbox/payment/{ID}');
    return showSandbox(settling(), c.req.param('id'));
  });
  app.post('/sandbox/payment/:id', (c) => {
    c.set('route', '/sandbox/payment/{ID}');
    const id = c.req.param('id');
    return withBody(c.req.raw, (request) => decideSandbox(settling(), id, { request, publicOrigin }));
  });
}

/** Passes on a request after checking the size of its body. */
async function withBody(request: Request, take: (request: Request) => Promise<Response>): Promise<Response> {
  if (request.method === 'GET') return take(request);
  try {
    const { url, headers } = request;
    return await take(new Request(url, { method: 'POST', headers, body: await readText(request) }));
  } catch (error) {
    if (error instanceof BusinessFailure) return new Response(null, { status: errorStatus[error.errorClass] });
    throw error;
  }
}
