import type { CallName } from '@platine/domain/contract/calls.ts';
import { calls } from '@platine/domain/contract/calls.ts';
import { toHttp } from '@platine/domain/contract/call.ts';
import { countryCodes } from '@platine/domain/customer/countries.ts';
import type { BenchShop, Engine } from './benchShop.ts';
import { openBenchShop } from './benchShop.ts';
import { printFigures } from './figures.ts';
import { readAddresses } from './pageAddresses.ts';

/** Issue 16, B: milliseconds of the processor for a page that was never drawn before; a listing of 24 products may take more. */
const most = { start: 5, product: 5, category: 7, search: 7 } as const;
type Kind = keyof typeof most;
const kinds: readonly Kind[] = ['start', 'product', 'category', 'search'];

const languages = ['fr', 'en', 'de'] as const;
type Language = (typeof languages)[number];

type Asked = { readonly path: string; readonly cookie: string; readonly language: Language };
type Shoppers = (country: string, language: Language) => Promise<string>;

/**
 * Measures the processor's time of the shop for a page that nobody has asked for before: from the request's first byte to the last of the compressed
 * answer, without the database's work. All pages in French first, which is not counted: V8 compiles what runs often meanwhile. Then each in English and
 * German. True when all budgets hold.
 */
export async function benchDrawing(engine: Engine): Promise<boolean> {
  const shop = await openBenchShop(engine, { PROCESSES: '1' });
  try {
    const addresses = await readAddresses(shop.origin);
    const cookies = rememberedShoppers(shop.origin);
    const pages = (kind: Kind, language: Language) => pagesOf(kind, { paths: addresses[kind], cookies, language });
    for (const kind of kinds) await askAll(shop, await pages(kind, 'fr'));
    const figures = [];
    for (const kind of kinds) {
      const counted = [...(await pages(kind, 'en')), ...(await pages(kind, 'de'))];
      const value = await processorOf(shop, () => askAll(shop, counted));
      const what = `${kind}, ${counted.length} pages, each once`;
      figures.push({ what, value: value / counted.length, unit: ' ms', most: most[kind] });
    }
    return printFigures(`processor for a page, ${engine}`, figures);
  } finally {
    await shop.close();
  }
}

type Pages = { readonly paths: readonly string[]; readonly cookies: Shoppers; readonly language: Language };

/** There is one start page: it is asked for from each country. */
async function pagesOf(kind: Kind, { paths, cookies, language }: Pages): Promise<Asked[]> {
  const countries = kind === 'start' ? countryCodes : (['LU'] as const);
  const pages: Asked[] = [];
  for (const country of countries) {
    const cookie = await cookies(country, language);
    pages.push(...paths.map((path) => ({ path, cookie, language })));
  }
  return pages;
}

/** Sessions by country and language. */
function rememberedShoppers(origin: string): Shoppers {
  const made = new Map<string, Promise<string>>();
  return (country, language) => {
    const key = `${country} ${language}`;
    const cookie = made.get(key) ?? newSession(origin, language, { CUSTOMER_TYPE: 'PRIVATE', COUNTRY: country });
    made.set(key, cookie);
    return cookie;
  };
}

async function newSession(
  origin: string,
  language: Language,
  settings: Readonly<Record<string, unknown>>,
): Promise<string> {
  const name: CallName = 'setCustomerData';
  const { method, url, body = null } = toHttp(calls[name], settings);
  const headers = { origin, 'accept-language': language, 'content-type': 'application/json' };
  const answer = await fetch(origin + url, { method, headers, body });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function askAll({ origin }: BenchShop, pages: readonly Asked[]): Promise<void> {
  for (const { path, cookie, language } of pages) {
    const headers = { cookie, 'accept-language': language, 'accept-encoding': 'gzip, deflate, br, zstd' };
    const answer = await fetch(origin + path, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  }
}

/** Milliseconds of the processor that the shop takes for a task, all of its threads together. */
async function processorOf({ origin }: BenchShop, task: () => Promise<void>): Promise<number> {
  const read = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]) * 1000;
  };
  const before = await read();
  await task();
  return (await read()) - before;
}
