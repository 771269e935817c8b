import { catalogueCommand } from './catalogue/run.ts';
import type { Command } from './command.ts';
import { customerCommand } from './customer/run.ts';
import { documentsCommand } from './documents/run.ts';
import { mailCommand } from './mail/run.ts';
import { operatorCommand } from './operator/run.ts';
import { orderCommand } from './order/run.ts';
import { productCommand } from './product/run.ts';
import { shopCommand } from './shop/run.ts';

export const commandNames = [
  'catalogue',
  'customer',
  'documents',
  'mail',
  'operator',
  'order',
  'product',
  'shop',
] as const;
export type CommandName = (typeof commandNames)[number];

/** The commands that work on the data of a shop, running or not: `pnpm <name> …`. */
export const commands: Readonly<Record<CommandName, Command>> = {
  catalogue: catalogueCommand,
  customer: customerCommand,
  documents: documentsCommand,
  mail: mailCommand,
  operator: operatorCommand,
  order: orderCommand,
  product: productCommand,
  shop: shopCommand,
};
