import type { Hono } from 'hono';
import { openApiDocument } from '@platine/domain/contract/openApi/openApi.ts';
import { shopVersion } from '@platine/domain/shop/version.ts';
import type { Environment, HttpOptions } from './httpOptions.ts';

export const openApiPath = '/api/openapi.json';

/** The contract as an OpenAPI document, for those who write programs on the shop's calls. */
export function addOpenApiRoute(app: Hono<Environment>, { publicOrigin }: HttpOptions): void {
  // Made when it is first asked for: it takes a tenth of a second, which no start should wait for.
  let document: string | null = null;
  app.get(openApiPath, (c) => {
    c.set('route', openApiPath);
    document ??= JSON.stringify(openApiDocument({ version: shopVersion, origin: publicOrigin }));
    return c.body(document, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    });
  });
}
