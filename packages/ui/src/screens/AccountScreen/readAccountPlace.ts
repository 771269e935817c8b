import type { AccountView } from '../../routing/paths.ts';
import { accountViews } from '../../routing/paths.ts';

/** Reads the view and order from the URL; invalid values fall back to the profile. */
export function readAccountPlace(search: URLSearchParams): {
  readonly view: AccountView;
  readonly order: string | null;
} {
  const view = accountViews.find((one) => one === search.get('view')) ?? 'profile';
  const order = search.get('order');
  return { view, order: view === 'orders' && order !== null && order !== '' ? order : null };
}
