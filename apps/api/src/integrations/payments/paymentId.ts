const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text from outside can be the id of a payment. */
export function isPaymentId(text: string): boolean {
  return shape.test(text);
}

/** The shop's page to which a provider leads the shopper back from an attempt to order. */
export function returnPath(id: string): string {
  return `/checkout_summary?returned=${id}`;
}

/** The shop's route to which a provider leads the shopper back from the payment of a placed order; it asks how the payment ended, and goes on to the order's page. */
export const againReturnRoute = '/api/payment/return/:id';

/** Its path for a payment, with the signature that opens the order's page without a login (D7). */
export function againReturnPath(id: string, signature: string): string {
  return `${againReturnRoute.replace(':id', id)}?${new URLSearchParams({ signature }).toString()}`;
}
