import { useQuery } from '@tanstack/react-query';
import { refusedFormQuery } from '../../queries/refusedForm.ts';
import { readStockAlertPlace } from './stockAlertPlace.ts';
import { StockAlertScreen } from './StockAlertScreen.tsx';

/** The page at an address, with the form that it answers where the shop has not taken one. */
export function AnsweredStockAlert({ search }: { readonly search: URLSearchParams }) {
  const { data: sent } = useQuery(refusedFormQuery(search.toString()));
  return <StockAlertScreen place={readStockAlertPlace(search)} sent={sent ?? null} />;
}
