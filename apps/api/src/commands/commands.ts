import { catalogueCommand } from './catalogue/run.ts';
import type { Command } from './command.ts';
import { customerCommand } from './customer/run.ts';
import { documentsCommand } from './documents/run.ts';
import { orderCommand } from './order/run.ts';

export const commandNames = ['catalogue', 'customer', 'documents', 'order'] as const;
export type CommandName = (typeof commandNames)[number];

/** The commands that work on the data of a shop, running or not: `pnpm <name> …`. */
export const commands: Readonly<Record<CommandName, Command>> = {
  catalogue: catalogueCommand,
  customer: customerCommand,
  documents: documentsCommand,
  order: orderCommand,
};
