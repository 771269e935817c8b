/** Acts that an operator enters at the desk. The others follow from them, or are the shop's own. */
export const deskActKinds = [
  'paid',
  'packed',
  'sent',
  'delivered',
  'returned',
  'refunded',
  'transferred',
  'cancelled',
  'withdrawn',
  'closed',
  'noted',
  'mailed',
] as const;

/** Ends of an act: `asked` when a payment's provider is asked first, `conflict` when somebody else was faster. */
export const deskResults = ['done', 'asked', 'repeated', 'refused', 'conflict'] as const;
export type DeskResult = (typeof deskResults)[number];
