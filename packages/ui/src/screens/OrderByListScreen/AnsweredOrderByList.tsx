import { useQuery } from '@tanstack/react-query';
import { nothingSent, sentPartsListQuery } from '../../queries/partsList.ts';
import { OrderByListScreen } from './OrderByListScreen.tsx';

/** The page, with the list that it answers where one was sent without script. */
export function AnsweredOrderByList() {
  const { data: sent } = useQuery(sentPartsListQuery);
  return <OrderByListScreen sent={sent ?? nothingSent} />;
}
