import { failureFromQuery } from '../../forms/failureFromQuery.ts';
import type { ListSource } from '../../queries/keys.ts';
import { ListScreen } from './ListScreen.tsx';

type AnsweredListProps = { readonly source: ListSource; readonly search: URLSearchParams };

/** The list at an address, with the answer to a form that was sent without script. */
export function AnsweredList({ source, search }: AnsweredListProps) {
  return <ListScreen source={source} saved={search.has('saved')} failure={failureFromQuery(search.get('failed'))} />;
}
