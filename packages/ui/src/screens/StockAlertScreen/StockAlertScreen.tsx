import type { RefusedForm } from '../../queries/refusedForm.ts';
import { AlertDone } from './AlertDone.tsx';
import { AlertLink } from './AlertLink.tsx';
import { AlertRequest, UnknownProduct } from './AlertRequest.tsx';
import type { StockAlertPlace } from './stockAlertPlace.ts';

type StockAlertScreenProps = {
  /** The step at the page's address. */
  readonly place: StockAlertPlace;
  /** The form that this page answers, because the shop has not taken it; null: none. */
  readonly sent: RefusedForm | null;
};

/** /stock_alert: asks for one e-mail when a product is in stock again, and confirms or ends that by a mailed link. Its forms work without script. */
export function StockAlertScreen({ place, sent }: StockAlertScreenProps) {
  switch (place.kind) {
    case 'form':
      return place.sku === null ? <UnknownProduct /> : <AlertRequest sku={place.sku} sent={sent} />;
    case 'done':
      return <AlertDone end={place.end} sku={place.sku} />;
    case 'confirm':
    case 'end':
      return <AlertLink purpose={place.kind} hash={place.hash} failure={place.failure} />;
  }
}
