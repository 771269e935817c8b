/** Keeps a story on its page: what would lead to the payment provider does not. Answers how to end it. */
export function stayHere(): () => void {
  const stay = (event: Event) => event.preventDefault();
  window.navigation.addEventListener('navigate', stay);
  return () => window.navigation.removeEventListener('navigate', stay);
}
