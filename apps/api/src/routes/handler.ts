import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { CallContext } from './callContext.ts';

export type Handler<Name extends CallName> = (
  request: RequestOf<Name>,
  context: CallContext,
) => Promise<ResponseOf<Name>>;

/** One handler for each call of the contract. */
export type AllHandlers = { readonly [Name in CallName]: Handler<Name> };
/** The handlers of one area. */
export type Handlers = Partial<AllHandlers>;
