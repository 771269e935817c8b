/** The commands that work on the data of a shop, running or not: `pnpm <name> …`. */
export const commandNames = [
  'catalogue',
  'customer',
  'documents',
  'mail',
  'operator',
  'order',
  'product',
  'question',
  'shop',
  'structure',
] as const;
export type CommandName = (typeof commandNames)[number];
