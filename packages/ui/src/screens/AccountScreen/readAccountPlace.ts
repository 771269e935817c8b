import type { AccountView } from '../paths.ts';
import { accountViews } from '../paths.ts';

/** What the address of the account shows; nonsense is the profile. */
export function readAccountPlace(search: URLSearchParams): {
  readonly view: AccountView;
  readonly order: string | null;
} {
  const view = accountViews.find((one) => one === search.get('view')) ?? 'profile';
  const order = search.get('order');
  return { view, order: view === 'orders' && order !== null && order !== '' ? order : null };
}
