/** From the choice of the way to buy to the order button: nothing interrupts that (D28, D29). What is done can no longer be interrupted. */
export function isCheckout(path: string): boolean {
  return path.startsWith('/checkout') && !path.startsWith('/checkout_done');
}
