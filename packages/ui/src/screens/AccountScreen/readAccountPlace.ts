import type { Failure } from '@platine/domain/machines/outcome.ts';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';
import type { AccountView } from '../../routing/paths.ts';
import { accountViews } from '../../routing/paths.ts';
import type { ListsPlace } from './listsPlace.ts';
import { readListsPlace } from './listsPlace.ts';
import type { NumbersPlace } from './numbersPlace.ts';
import { readNumbersPlace } from './numbersPlace.ts';

/** Reads the view, the order and the place in the lists from the URL; invalid values fall back to the profile. */
export function readAccountPlace(search: URLSearchParams): {
  readonly view: AccountView;
  readonly order: string | null;
  readonly lists: ListsPlace;
  readonly numbers: NumbersPlace;
  /** Why the shop has not taken a form; null: it has, or none was sent. */
  readonly failure: Failure | null;
} {
  const view = accountViews.find((one) => one === search.get('view')) ?? 'profile';
  const order = search.get('order');
  return {
    view,
    order: (view === 'orders' || view === 'quotes') && order !== null && order !== '' ? order : null,
    failure: failureFromQuery(search.get('failed')),
    lists: readListsPlace(search),
    numbers: readNumbersPlace(search),
  };
}
