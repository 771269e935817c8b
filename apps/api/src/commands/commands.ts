import { catalogueCommand } from './catalogue/run.ts';
import type { Command } from './command.ts';
import type { CommandName } from './commandNames.ts';
import { customerCommand } from './customer/run.ts';
import { documentsCommand } from './documents/run.ts';
import { mailCommand } from './mail/run.ts';
import { operatorCommand } from './operator/run.ts';
import { orderCommand } from './order/run.ts';
import { productCommand } from './product/run.ts';
import { questionCommand } from './question/run.ts';
import { shopCommand } from './shop/run.ts';
import { structureCommand } from './structure/run.ts';

/** With all that they work on: whoever only asks a running shop needs their names alone. */
export const commands: Readonly<Record<CommandName, Command>> = {
  catalogue: catalogueCommand,
  customer: customerCommand,
  documents: documentsCommand,
  mail: mailCommand,
  operator: operatorCommand,
  order: orderCommand,
  product: productCommand,
  question: questionCommand,
  shop: shopCommand,
  structure: structureCommand,
};
