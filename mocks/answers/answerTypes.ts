import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';

/** One for each call of the contract. The contract suite compares them with the API's. */
export type Answers = { readonly [Name in CallName]: (request: RequestOf<Name>) => ResponseOf<Name> };
/** Those of one area. */
export type SomeAnswers = Partial<Answers>;
