import { isForSale } from './sale.ts';
import type { Product } from './product.ts';
import { availability } from './stock.ts';

/** Days for which a confirmed stock alert is kept when the product does not come. */
export const stockAlertDays = 365;

/** Whether a product offers an alert: it is sold, and none is in stock. One that is not out yet has a date instead. */
export function offersStockAlert({ flags, stock }: Pick<Product, 'flags' | 'stock'>): boolean {
  const { kind } = availability(stock);
  return isForSale(flags) && (kind === 'expected' || kind === 'timeFrame');
}
