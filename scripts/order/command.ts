export type Command = { readonly orderNumber: string; readonly paid: boolean };

export const usage = `Usage: pnpm order <number>         says how the order stands
       pnpm order <number> paid    its transfer has arrived
The shop's data are where DATABASE_URL or DATA_DIR say; a shop on DATA_DIR has to be closed.`;

/** Parses the arguments of `pnpm order`; null when they are invalid. */
export function commandOf(words: readonly string[]): Command | null {
  const [orderNumber = '', what, ...others] = words;
  if (!/^\d{4}-\d+$/.test(orderNumber) || others.length > 0) return null;
  return what === undefined || what === 'paid' ? { orderNumber, paid: what === 'paid' } : null;
}
