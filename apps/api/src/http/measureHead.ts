import type { MiddlewareHandler } from 'hono';

/**
 * Gives the answer to HEAD the length that GET's has. Hono answers HEAD as GET and drops the body, with which the server would lose the length.
 */
export const measureHead: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.req.method !== 'HEAD' || c.res.body === null || c.res.headers.has('Content-Length')) return;
  const { status, headers } = c.res;
  const length = (await c.res.arrayBuffer()).byteLength;
  c.res = new Response(null, { status, headers });
  c.header('Content-Length', String(length));
};
