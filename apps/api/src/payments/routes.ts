import type { Hono } from 'hono';
import type { Environment, RouteOptions } from '../http/routes.ts';
import type { Settling } from '../services/checkout/settle.ts';
import { receiveNotice } from './notices.ts';
import { decideSandbox, showSandbox } from './sandbox/routes.ts';

/** Where providers tell how payments ended, and the sandbox's own page. */
export function addPaymentRoutes(app: Hono<Environment>, { db, clock, outside, publicOrigin }: RouteOptions): void {
  const settling = (): Settling => ({ db, now: clock(), payments: outside.payments });
  app.post('/api/payment/notice/:method', (c) => {
    c.set('route', '/api/payment/notice/{METHOD}');
    return receiveNotice(settling(), c.req.param('method'), c.req.raw);
  });
  app.get('/sandbox/payment/:id', (c) => {
    c.set('route', '/sandbox/payment/{ID}');
    return showSandbox(settling(), c.req.param('id'));
  });
  app.post('/sandbox/payment/:id', (c) => {
    c.set('route', '/sandbox/payment/{ID}');
    return decideSandbox(settling(), c.req.param('id'), { request: c.req.raw, publicOrigin });
  });
}
