/** Path of an order's page, with what its address says: the signature of a mailed link (D7), or what came out of a payment. */
export function orderRoute(orderNumber: string, said: Readonly<Record<string, string>> = {}): string {
  const path = `/order/${encodeURIComponent(orderNumber)}`;
  const query = Object.entries(said).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
