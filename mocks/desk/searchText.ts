import type { Order } from '@platine/domain/order/order.ts';

/** Everything of an order that the desk's search looks at. */
export function searchText({ orderNumber, email, ownOrderNumber, delivery, invoice, lines, totals }: Order): string {
  const people = [delivery, invoice].flatMap((address) =>
    address === null ? [] : [address.company, address.firstName, address.lastName, address.city],
  );
  const goods = lines.flatMap(({ sku, partNumber }) => [partNumber, String(sku)]);
  const total = (totals.total / 100).toFixed(2);
  return [orderNumber, email, ownOrderNumber, ...people, ...goods, total].join(' ').toLowerCase();
}
