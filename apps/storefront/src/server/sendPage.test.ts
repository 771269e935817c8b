import { afterEach, describe, expect, test } from 'vitest';
import type { RenderedPage } from './renderedPage.ts';
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

/** Each drawing has its number in it. */
const draw = (before: number): RenderedPage => ({
  ...samplePage,
  body: Buffer.from(`<main>drawing ${before + 1}</main>`),
});

const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { redirect: 'manual', headers });

async function drawingIn(answer: Response): Promise<string | undefined> {
  return /drawing \d+/.exec(await answer.text())?.[0];
}

const session = { cookie: `platine_session=${'a'.repeat(43)}` };

describe('a page that leads elsewhere', () => {
  test('D25: as things stand is a redirect that nobody keeps', async () => {
    const { origin } = await open({ draw: () => ({ status: 302, route: '/checkout', location: '/shopping_cart' }) });
    const answer = await get(`${origin}/checkout`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/shopping_cart');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('D24: for good says so, and may be remembered', async () => {
    const { origin } = await open({ draw: () => ({ status: 301, route: '/x', location: '/y' }) });
    const answer = await get(`${origin}/x`);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      301,
      '/y',
      null,
    ]);
  });
});

describe('a page for everybody', () => {
  test('says what it depends on, that it is asked for each time, and what it may do', async () => {
    const { headers } = await get((await open({})).origin);
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    expect([headers.get('cache-control'), headers.get('content-language')]).toEqual(['private, no-cache', 'en']);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('is drawn once, and a browser that has it is told so', async () => {
    const { origin, drawn } = await open({ draw });
    const first = await get(origin);
    expect(await drawingIn(first)).toBe('drawing 1');
    const etag = first.headers.get('etag') ?? '';
    const again = await get(origin, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag'), drawn()]).toEqual([304, '', etag, 1]);
  });

  test('is sent whole to a browser that has another', async () => {
    const { origin } = await open({ draw });
    const answer = await get(origin, { 'if-none-match': '"another"' });
    expect([answer.status, await drawingIn(answer)]).toEqual([200, 'drawing 1']);
  });

  test('is compressed for those who can read that, and the same for those who cannot', async () => {
    const { origin } = await open({ draw });
    const small = await get(origin, { 'accept-encoding': 'gzip, br' });
    const plain = await get(origin, { 'accept-encoding': 'identity' });
    expect([small.headers.get('content-encoding'), plain.headers.get('content-encoding')]).toEqual(['br', null]);
    expect(await small.text()).toBe(await plain.text());
  });

  test('is drawn for each address, each search in it and each language of a browser', async () => {
    const { origin } = await open({ draw });
    const asked = [
      ['/', 'en'],
      ['/?q=1', 'en'],
      ['/faq', 'en'],
      ['/', 'de'],
      ['/', 'en-GB'],
    ] as const;
    const drawings = [];
    for (const [path, language] of asked)
      drawings.push(await drawingIn(await get(origin + path, { 'accept-language': language })));
    expect(drawings).toEqual(['drawing 1', 'drawing 2', 'drawing 3', 'drawing 4', 'drawing 1']);
  });
});

describe('a page that is nobody else’s', () => {
  test('a shopper with a session gets one of the moment, which no one may keep', async () => {
    const { origin } = await open({ draw });
    for (const drawing of ['drawing 1', 'drawing 2']) {
      const answer = await get(origin, session);
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'private, no-cache']);
      expect(await drawingIn(answer)).toBe(drawing);
    }
  });

  test('a session neither reads nor leaves what is kept for everybody', async () => {
    const { origin } = await open({ draw });
    expect(await drawingIn(await get(origin, session))).toBe('drawing 1');
    const everybody = await get(origin);
    const etag = everybody.headers.get('etag') ?? '';
    expect(await drawingIn(everybody)).toBe('drawing 2');
    const own = await get(origin, { ...session, 'if-none-match': etag });
    expect([own.status, await drawingIn(own)]).toEqual([200, 'drawing 3']);
  });

  test('one that many see alike is drawn once for the same data, and still nobody but its reader may keep it', async () => {
    const { origin } = await open({ draw, documentKey: 'of data that both have read' });
    for (const accepted of ['br', 'identity']) {
      const cookie = `platine_session=${(accepted[0] ?? '').repeat(43)}`;
      const answer = await get(origin, { cookie, 'accept-encoding': accepted });
      expect(await drawingIn(answer)).toBe('drawing 1');
      expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([null, 'private, no-cache']);
      expect(answer.headers.get('content-encoding')).toBe(accepted === 'br' ? 'br' : null);
    }
  });

  test('D20: an address that asks for a language begins a session, and is drawn each time', async () => {
    const { origin } = await open({ draw });
    for (const drawing of ['drawing 1', 'drawing 2']) {
      const answer = await get(`${origin}/?lang=de`);
      expect([answer.headers.get('etag'), await drawingIn(answer)]).toEqual([null, drawing]);
    }
    expect(await drawingIn(await get(origin))).toBe('drawing 3');
  });

  test('one that began a session gives its cookie to one shopper only', async () => {
    let begun = 0;
    const forCaller: ApiAccess['forCaller'] = (asker) => {
      begun += 1;
      const cookie = `platine_session=${begun}`;
      return { ...noApi.forCaller(asker), cookies: () => [cookie] };
    };
    const { origin } = await open({ draw, api: { ...noApi, forCaller } });
    const [one, other] = [await get(origin), await get(origin)];
    const given = [one, other].map(({ headers }) => headers.getSetCookie());
    expect(given.map((cookies) => cookies.length)).toEqual([1, 1]);
    expect(given[0]).not.toEqual(given[1]);
    expect([one, other].map(({ headers }) => headers.get('etag'))).toEqual([null, null]);
    expect(await drawingIn(one)).not.toBe(await drawingIn(other));
  });

  test('a page whose data could not be read is not kept: the next one may be whole', async () => {
    const { origin } = await open({ draw: (before) => ({ ...draw(before), status: before < 2 ? 503 : 200 }) });
    const failed = await get(origin);
    expect([failed.status, failed.headers.get('etag')]).toEqual([503, null]);
    const whole = await get(origin);
    expect([whole.status, await drawingIn(whole), await drawingIn(await get(origin))]).toEqual([
      200,
      'drawing 3',
      'drawing 3',
    ]);
  });
});

test('a path that would name another host is still one of the shop', async () => {
  const { origin, read } = await open({});
  await get(`${origin}//elsewhere.example/a?b=1`);
  expect(read()).toEqual(['http://localhost//elsewhere.example/a?b=1']);
});
