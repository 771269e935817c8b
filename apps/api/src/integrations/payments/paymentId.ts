const shape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text from outside can be the id of a payment. */
export function isPaymentId(text: string): boolean {
  return shape.test(text);
}

/** The shop's page to which a provider leads the shopper back from a payment. */
export function returnPath(id: string): string {
  return `/checkout_summary?returned=${id}`;
}
