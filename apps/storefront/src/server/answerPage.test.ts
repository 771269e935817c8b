import { afterEach, describe, expect, test } from 'vitest';
import { askOverHttp } from '@platine/api/testing/askOverHttp.ts';
import type { PageRequest, RenderedPage } from './renderedPage.ts';
import type { ApiAccess } from './apiAccess.ts';
import { noApi, openStorefront, samplePage } from './openStorefront.testing.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function open(options: Parameters<typeof openStorefront>[0]) {
  const storefront = await openStorefront(options);
  closing.push(storefront.close);
  return storefront;
}

/** Each rendering has its number in it. */
const renderPage = (before: number): RenderedPage => ({
  ...samplePage,
  body: ['', `<main>rendering ${before + 1}</main>`],
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { redirect: 'manual', headers });

async function renderingIn(answer: Response): Promise<string | undefined> {
  return /rendering \d+/.exec(await answer.text())?.[0];
}

const session = { cookie: `platine_session=${'a'.repeat(43)}` };

describe('a redirect', () => {
  test('D25: a temporary one is not stored', async () => {
    const { origin } = await open({
      renderPage: () => ({ status: 302, route: '/checkout', location: '/shopping_cart' }),
    });
    const answer = await get(`${origin}/checkout`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/shopping_cart');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('D24: a permanent one may be stored', async () => {
    const { origin } = await open({ renderPage: () => ({ status: 301, route: '/x', location: '/y' }) });
    const answer = await get(`${origin}/x`);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      301,
      '/y',
      null,
    ]);
  });
});

describe('a page for visitors without a session', () => {
  test('names what it depends on, is revalidated each time, and has a security policy', async () => {
    const { headers } = await get((await open({})).origin);
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect([headers.get('cache-control'), headers.get('content-language')]).toEqual(['private, no-cache', 'en']);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('is rendered once, and a browser that has it gets 304', async () => {
    const { origin, rendered } = await open({ renderPage });
    const first = await get(origin);
    expect(await renderingIn(first)).toBe('rendering 1');
    const etag = first.headers.get('etag') ?? '';
    const again = await get(origin, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag'), rendered()]).toEqual([304, '', etag, 1]);
  });

  test('is sent to a browser that has another version', async () => {
    const { origin } = await open({ renderPage });
    const answer = await get(origin, { 'if-none-match': '"another"' });
    expect([answer.status, await renderingIn(answer)]).toEqual([200, 'rendering 1']);
  });

  test('is compressed for clients that accept Brotli, and the same for others', async () => {
    const { origin } = await open({});
    const small = await get(origin, { 'accept-encoding': 'gzip, br' });
    const plain = await get(origin, { 'accept-encoding': 'identity' });
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(await small.text()).toBe(await plain.text());
  });
});

describe('PAGES_SHARED_SECONDS', () => {
  const kept = async (headers: Record<string, string>, opening: Parameters<typeof open>[0] = {}) => {
    const { origin } = await open({ pagesSharedSeconds: 30, ...opening });
    return (await get(origin, headers)).headers.get('cdn-cache-control');
  };

  test('lets a CDN keep the page of visitors without a session', async () => {
    expect(await kept({})).toBe('max-age=30');
  });

  test.each<[string, Record<string, string>, Parameters<typeof open>[0]]>([
    ['a shopper with a session', session, {}],
    ['anybody, unless it is set', {}, { pagesSharedSeconds: 0 }],
    ['a page of a segment', session, { openedFor: () => ({ of: 'segment', key: 'a', own: samplePage.own }) }],
    ['an address that has nothing', {}, { renderPage: () => ({ ...samplePage, status: 404 }) }],
    ['a page that could not be read', {}, { renderPage: () => ({ ...samplePage, status: 503 }) }],
    [
      'a page that sets a cookie',
      {},
      { api: { ...noApi, forCaller: (c) => ({ ...noApi.forCaller(c), cookies: () => ['a=b'] }) } },
    ],
  ])('lets it keep nothing of %s', async (_, headers, opening) => {
    expect(await kept(headers, opening)).toBeNull();
  });
});

describe('a page that is not shared', () => {
  test('a shopper with a session gets a current one, which no cache may store', async () => {
    const { origin } = await open({ renderPage });
    for (const rendering of ['rendering 1', 'rendering 2']) {
      const answer = await get(origin, session);
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'private, no-cache']);
      expect(await renderingIn(answer)).toBe(rendering);
    }
  });

  test('a session neither reads nor changes what is shared', async () => {
    const { origin } = await open({ renderPage });
    expect(await renderingIn(await get(origin, session))).toBe('rendering 1');
    const everybody = await get(origin);
    const etag = everybody.headers.get('etag') ?? '';
    expect(await renderingIn(everybody)).toBe('rendering 2');
    const own = await get(origin, { ...session, 'if-none-match': etag });
    expect([own.status, await renderingIn(own)]).toEqual([200, 'rendering 3']);
  });

  test('a page of a segment is rendered once, and each shopper gets their own parts in it, which no cache may store', async () => {
    const openedFor = ({ url }: PageRequest) => {
      const name = url.searchParams.get('name') ?? '';
      return { of: 'segment', key: 'all', own: { cart: `Cart of ${name}`, state: `"${name}<"` } } as const;
    };
    const { origin, rendered } = await open({ renderPage, openedFor });
    for (const name of ['Ada', 'Bo', 'Ada']) {
      const answer = await get(`${origin}/?name=${name}`, session);
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'private, no-cache']);
      const html = await answer.text();
      expect(html).toContain(`Cart of ${name}<main>rendering 1</main>`);
      expect(html).toContain(String.raw`{"queries":["${name}\u003c"]}`);
    }
    expect(rendered()).toBe(1);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', null],
  ])('for a client that accepts %s it is compressed by %s', async (accepted, encoding) => {
    const { origin } = await open({});
    const answer = await askOverHttp('GET', origin, { cookie: session.cookie, 'accept-encoding': accepted });
    expect(answer.headers['content-encoding'] ?? null).toBe(encoding);
  });

  test('D20: an address with a language begins a session, and is rendered each time', async () => {
    const { origin } = await open({ renderPage, openedFor: () => ({ of: 'shopper' }) });
    for (const rendering of ['rendering 1', 'rendering 2']) {
      const answer = await get(`${origin}/?lang=de`);
      expect([answer.headers.get('etag'), await renderingIn(answer)]).toEqual([null, rendering]);
    }
    expect(await renderingIn(await get(origin))).toBe('rendering 3');
  });

  test('the cookie of a new session goes to one shopper only', async () => {
    let begun = 0;
    const forCaller: ApiAccess['forCaller'] = (caller) => {
      begun += 1;
      const cookie = `platine_session=${begun}`;
      return { ...noApi.forCaller(caller), cookies: () => [cookie] };
    };
    const { origin } = await open({ renderPage, api: { ...noApi, forCaller } });
    const [one, other] = [await get(origin), await get(origin)];
    const given = [one, other].map(({ headers }) => headers.getSetCookie());
    expect(given.map((cookies) => cookies.length)).toEqual([1, 1]);
    expect(given[0]).not.toEqual(given[1]);
    expect(await renderingIn(one)).toBe(await renderingIn(other));
  });

  test('while the state of the catalogue cannot be read, every page is rendered for its request', async () => {
    const away = () => Promise.reject(new Error('The database is away.'));
    const { origin } = await open({ renderPage, api: { ...noApi, catalogueState: away } });
    for (const rendering of ['rendering 1', 'rendering 2'])
      expect(await renderingIn(await get(origin))).toBe(rendering);
  });

  test('a change of the catalogue ends what is kept', async () => {
    let state = 'before';
    const { origin } = await open({ renderPage, api: { ...noApi, catalogueState: async () => state } });
    const seen = [await get(origin), await get(origin)];
    state = 'after';
    seen.push(await get(origin));
    expect(await Promise.all(seen.map(renderingIn))).toEqual(['rendering 1', 'rendering 1', 'rendering 2']);
  });

  test('a page whose data could not be read is not kept', async () => {
    const { origin } = await open({
      renderPage: (before) => ({ ...renderPage(before), status: before < 1 ? 503 : 200 }),
    });
    const failed = await get(origin);
    expect([failed.status, failed.headers.get('etag')]).toEqual([503, null]);
    const whole = await get(origin);
    expect([whole.status, await renderingIn(whole), await renderingIn(await get(origin))]).toEqual([
      200,
      'rendering 2',
      'rendering 2',
    ]);
  });
});

test('a path that looks like another host is one of the shop', async () => {
  const { origin, read } = await open({});
  await get(`${origin}//elsewhere.example/a?b=1`);
  expect(read()).toEqual(['http://localhost//elsewhere.example/a?b=1']);
});
