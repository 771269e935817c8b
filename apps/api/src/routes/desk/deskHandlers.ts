import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskHandler } from './deskContext.ts';
import { catalogueHandlers } from './catalogueHandlers.ts';
import { customerHandlers } from './customerHandlers.ts';
import { figuresHandlers } from './figuresHandlers.ts';
import { inboxHandlers } from './inboxHandlers.ts';
import { mailHandlers } from './mailHandlers.ts';
import { orderHandlers } from './orderHandlers.ts';
import { settingsHandlers } from './settingsHandlers.ts';
import { statementHandlers } from './statementHandlers.ts';
import { productHandlers } from './productHandlers.ts';
import { productUpdateHandlers } from './productUpdateHandlers.ts';
import { signInHandlers } from './signInHandlers.ts';
import { structureHandlers } from './structureHandlers.ts';

/** The handler of each call of the desk; a missing one does not compile. */
export const deskHandlers: { readonly [Name in DeskCallName]: DeskHandler<Name> } = {
  ...signInHandlers,
  ...orderHandlers,
  ...inboxHandlers,
  ...mailHandlers,
  ...statementHandlers,
  ...productHandlers,
  ...productUpdateHandlers,
  ...structureHandlers,
  ...catalogueHandlers,
  ...customerHandlers,
  ...figuresHandlers,
  ...settingsHandlers,
};
