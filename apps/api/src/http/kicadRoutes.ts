import type { Context, Hono } from 'hono';
import type { KicadContext } from '../services/kicadLibrary.ts';
import { findKicadPart, listKicadCategories, listKicadParts } from '../services/kicadLibrary.ts';
import type { Environment, HttpOptions } from './httpOptions.ts';

const root = '/api/kicad';
const libraryFileName = 'shop.kicad_httplib';

type Answer = (context: KicadContext, id: string) => unknown;

/**
 * KiCad's HTTP library, read only, and the file that adds it to KiCad. The catalogue is public: KiCad sends a token, and any will do.
 * https://dev-docs.kicad.org/en/apis-and-binding/http-libraries/
 */
export function addKicadRoutes(app: Hono<Environment>, options: HttpOptions): void {
  const { publicOrigin } = options;
  const add = (pattern: string, route: string, answer: Answer) =>
    app.get(root + pattern, async (c) => {
      c.set('route', root + route);
      const found = await answer(contextOf(options), idOf(c));
      if (found === null) return c.notFound();
      c.header('Cache-Control', 'public, max-age=60');
      return c.json(found);
    });

  add('/v1/', '/v1/', () => ({ categories: '', parts: '' }));
  add('/v1/categories.json', '/v1/categories.json', listKicadCategories);
  add('/v1/parts/category/:file{[\\da-zA-Z.]+\\.json}', '/v1/parts/category/{PATH}.json', listKicadParts);
  add('/v1/parts/:file{\\d{1,9}\\.json}', '/v1/parts/{SKU}.json', (context, id) =>
    findKicadPart(context, Number(id), publicOrigin),
  );
  app.get(`${root}/${libraryFileName}`, (c) => {
    c.set('route', `${root}/${libraryFileName}`);
    c.header('Content-Disposition', `attachment; filename="${libraryFileName}"`);
    return c.json(libraryFile(options));
  });
}

function contextOf({ db, clock, currentShop }: HttpOptions): KicadContext {
  return { db, now: clock(), shop: currentShop() };
}

/** The part of the address before ".json". */
function idOf(c: Context<Environment>): string {
  return (c.req.param('file') ?? '').replace(/\.json$/, '');
}

/** KiCad wants a token to be there. Stock changes often, categories hardly ever. */
function libraryFile({ publicOrigin, currentShop }: HttpOptions) {
  const { name } = currentShop().identity;
  return {
    meta: { version: 1.0 },
    name,
    description: `Parts of ${name} with stock and prices`,
    source: {
      type: 'REST_API',
      api_version: 'v1',
      root_url: `${publicOrigin}${root}/`,
      token: 'public',
      timeout_parts_seconds: 60,
      timeout_categories_seconds: 3600,
    },
  };
}
