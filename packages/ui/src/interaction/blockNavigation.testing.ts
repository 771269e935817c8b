/** Blocks navigation to the payment provider in a story. Returns a function that ends it. */
export function blockNavigation(): () => void {
  const stay = (event: Event) => event.preventDefault();
  window.navigation.addEventListener('navigate', stay);
  return () => window.navigation.removeEventListener('navigate', stay);
}
