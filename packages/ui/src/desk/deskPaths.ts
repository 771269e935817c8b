import type { DeskList } from '@platine/domain/desk/deskList.ts';
import { deskLists } from '@platine/domain/desk/deskList.ts';

/** Paths of the desk's screens, below /desk. */
export const todayPath = '/';
export const ordersPath = '/orders';

export function deskOrderPath(orderNumber: string): string {
  return `${ordersPath}/${orderNumber}`;
}

type Place = { readonly list: DeskList; readonly text: string; readonly page: number };

/** The path of a page of a list; what is usual is left out. */
export function deskOrdersPath({ list = 'all', text = '', page = 1 }: Partial<Place>): string {
  const query = new URLSearchParams({
    ...(list !== 'all' && { list }),
    ...(text !== '' && { text }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? ordersPath : `${ordersPath}?${query.toString()}`;
}

/** The place that an address names; what makes no sense is taken as the usual. */
export function ordersPlaceOf(search: string): Place {
  const query = new URLSearchParams(search);
  const list = deskLists.find((one) => one === query.get('list')) ?? 'all';
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { list, text: query.get('text') ?? '', page };
}
