import type { Order } from '@platine/domain/order/order.ts';
import type { FolderShop } from '../shop/folderShop.ts';

export type ComposeOptions = {
  /** Scheme, host and port of links. */
  readonly origin: string;
  readonly shop: FolderShop;
  /** The mailbox that gets the contact form's requests; null: the shop's e-mail. */
  readonly shopAddress: string | null;
  /** The mailbox that is told of each order; null: none is. */
  readonly ordersAddress: string | null;
  readonly findOrder: (orderNumber: string) => Promise<Order | null>;
};
