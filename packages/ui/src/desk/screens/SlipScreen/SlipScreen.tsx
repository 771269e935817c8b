import { OrderFile } from '../../parts/OrderFile.tsx';
import { SlipView } from './SlipView.tsx';

type SlipScreenProps = {
  /** As it stands in the address. */
  readonly orderNumber: string;
};

/** The pick list of an order, to be printed: what is still to be sent, and where to. */
export function SlipScreen({ orderNumber }: SlipScreenProps) {
  return <OrderFile orderNumber={orderNumber}>{(file) => <SlipView file={file} />}</OrderFile>;
}
