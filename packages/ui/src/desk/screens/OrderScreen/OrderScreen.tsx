import { OrderFile } from '../../parts/OrderFile.tsx';
import { OrderView } from './OrderView.tsx';

type OrderScreenProps = {
  /** As it stands in the address. */
  readonly orderNumber: string;
};

/** One order: what was ordered, by whom, how it stands, and what has happened to it. */
export function OrderScreen({ orderNumber }: OrderScreenProps) {
  return <OrderFile orderNumber={orderNumber}>{(file) => <OrderView file={file} />}</OrderFile>;
}
