import { OrderFile } from '../../parts/OrderFile.tsx';
import { BagLabels } from './BagLabels.tsx';

type BagLabelsScreenProps = {
  /** As it stands in the address. */
  readonly orderNumber: string;
};

/** Labels for the bags of an order, to be printed: one for each line that is still to be sent. */
export function BagLabelsScreen({ orderNumber }: BagLabelsScreenProps) {
  return <OrderFile orderNumber={orderNumber}>{(file) => <BagLabels file={file} />}</OrderFile>;
}
