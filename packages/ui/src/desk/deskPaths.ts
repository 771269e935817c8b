import type { DeskList } from '@platine/domain/desk/deskList.ts';
import { deskLists, deskPageSize } from '@platine/domain/desk/deskList.ts';
import type { Days } from '@platine/domain/desk/figuresDays.ts';
import { isDays } from '@platine/domain/desk/figuresDays.ts';
import type { ProductList } from '@platine/domain/desk/productEdit.ts';
import { productLists } from '@platine/domain/desk/productEdit.ts';
import type { QuestionList } from '@platine/domain/desk/questionLists.ts';
import type { SettingsName } from '@platine/domain/desk/settingsNames.ts';

/** Paths of the desk's screens, below /desk. */
export const todayPath = '/';
export const ordersPath = '/orders';
export const withdrawalsPath = '/withdrawals';
export const questionsPath = '/questions';
export const statementPath = '/statement';
export const productsPath = '/products';
export const newProductPath = '/products/new';
export const cataloguePath = '/catalogue';
export const customersPath = '/customers';
export const figuresPath = '/figures';
export const mailsPath = '/mails';
export const slipsPath = '/slips';
export const settingsPath = '/settings';

export function deskOrderPath(orderNumber: string): string {
  return `${ordersPath}/${orderNumber}`;
}

export function deskProductPath(sku: number): string {
  return `${productsPath}/${sku}`;
}

/** The path of a person: by the number of their account, or of one of a guest's orders. No address holds an e-mail. */
export function deskCustomerPath(person: number | string): string {
  return `${customersPath}/${person}`;
}

/** The path of a part of the settings. */
export function deskSettingsPath(name: SettingsName): string {
  return `${settingsPath}/${name}`;
}

/** The path of an order's pick list. */
export function deskSlipPath(orderNumber: string): string {
  return `${deskOrderPath(orderNumber)}/slip`;
}

/** The path of the labels for the bags of an order's lines. */
export function deskBagsPath(orderNumber: string): string {
  return `${deskOrderPath(orderNumber)}/bags`;
}

/** The path of the pick lists of several orders. */
export function deskSlipsPath(orderNumbers: readonly string[]): string {
  return `${slipsPath}?${new URLSearchParams({ orders: orderNumbers.join(' ') }).toString()}`;
}

/** The orders that such an address names, each once, and no more than a page of a list has. */
export function slipNumbersOf(search: string): string[] {
  const numbers = (new URLSearchParams(search).get('orders') ?? '').split(' ').filter((number) => number !== '');
  return [...new Set(numbers)].slice(0, deskPageSize);
}

type Place = { readonly list: DeskList; readonly text: string; readonly page: number };

/** The path of a page of a list; what is usual is left out. */
export function deskOrdersPath({ list = 'all', text = '', page = 1 }: Partial<Place>): string {
  return pathWith(ordersPath, { list, text, page });
}

/** The place that an address names; what makes no sense is taken as the usual. */
export function ordersPlaceOf(search: string): Place {
  const query = new URLSearchParams(search);
  const list = deskLists.find((one) => one === query.get('list')) ?? 'all';
  return { list, text: query.get('text') ?? '', page: pageOf(query) };
}

function pageOf(query: URLSearchParams): number {
  return /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
}

type QuestionsPlace = { readonly list: QuestionList; readonly page: number };

/** The path of a page of questions; what is usual is left out. */
export function deskQuestionsPath({ list = 'open', page = 1 }: Partial<QuestionsPlace>): string {
  const query = new URLSearchParams({ ...(list !== 'open' && { list }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? questionsPath : `${questionsPath}?${query.toString()}`;
}

/** The place that an address names; what makes no sense is taken as the usual. */
export function questionsPlaceOf(search: string): QuestionsPlace {
  const query = new URLSearchParams(search);
  return { list: query.get('list') === 'all' ? 'all' : 'open', page: pageOf(query) };
}

export type ProductsPlace = { readonly list: ProductList; readonly text: string; readonly page: number };

/** The path of a page of products; what is usual is left out. */
export function deskProductsPath({ list = 'all', text = '', page = 1 }: Partial<ProductsPlace>): string {
  return pathWith(productsPath, { list, text, page });
}

/** The place that an address names; what makes no sense is taken as the usual. */
export function productsPlaceOf(search: string): ProductsPlace {
  const query = new URLSearchParams(search);
  const list = productLists.find((one) => one === query.get('list')) ?? 'all';
  return { list, text: query.get('text') ?? '', page: pageOf(query) };
}

/** The path of the figures of some days. */
export function deskFiguresPath({ from, until }: Days): string {
  return `${figuresPath}?${new URLSearchParams({ from, until }).toString()}`;
}

/** The days that an address names; null for none, and for days that make no sense. */
export function figuresDaysOf(search: string): Days | null {
  const query = new URLSearchParams(search);
  const days = { from: query.get('from') ?? '', until: query.get('until') ?? '' };
  return isDays(days) ? days : null;
}

/** The path of a page of customers. The words that were searched for are not in it: they may be an e-mail. */
export function deskCustomersPath(page: number): string {
  return pathWith(customersPath, { list: 'all', text: '', page });
}

/** The path of a page of mails that do not leave. */
export function deskMailsPath(page: number): string {
  return pathWith(mailsPath, { list: 'all', text: '', page });
}

/** The page that an address names; what makes no sense is taken as the first. */
export function deskPageOf(search: string): number {
  return pageOf(new URLSearchParams(search));
}

function pathWith(
  path: string,
  { list, text, page }: Readonly<Record<'list' | 'text', string>> & { readonly page: number },
): string {
  const query = new URLSearchParams({
    ...(list !== 'all' && { list }),
    ...(text !== '' && { text }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
