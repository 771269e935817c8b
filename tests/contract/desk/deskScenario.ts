import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskRequestOf, DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { OperatorRole } from '@platine/domain/desk/operator.ts';

/** A browser at the desk under test. Each answer is checked against the contract. */
export type DeskWire = {
  /** Makes a call that must succeed. */
  readonly ask: <Name extends DeskCallName>(
    name: Name,
    request?: Partial<DeskRequestOf<Name>>,
  ) => Promise<DeskResponseOf<Name>>;
  /** Makes a call that must be refused; answers the error class. */
  readonly refused: (name: DeskCallName, request?: object) => Promise<string>;
};

type Credentials = DeskRequestOf<'deskSignIn'>;

/** A desk under test, with nobody signed in. */
export type DeskUnderTest = DeskWire & {
  /** Adds an operator; answers what they sign in with, which works once. */
  readonly addOperator: (name: string, role: OperatorRole) => Promise<Credentials>;
  /** Adds an operator who has no password yet; answers the token of their link, and a code that fits its secret. */
  readonly addLink: (name: string) => Promise<{ readonly TOKEN: string; readonly CODE: string }>;
  /** A guest's order by bank transfer; answers its number. */
  readonly placeOrder: () => Promise<string>;
  /** An activated account of a private person in Luxembourg, with this e-mail; answers its number. */
  readonly addCustomer: (email: string) => Promise<number>;
  /** A product with a price, no reduction and 50 pieces in stock; answers its SKU. */
  readonly stockProduct: () => Promise<number>;
  /** Has the shop do the work of uploads that waits. */
  readonly workOnImport: () => Promise<void>;
  /** Sends the contact form in German as Ada Lovelace; answers the question's id. */
  readonly askQuestion: () => Promise<string>;
  /** A confirmed statement of withdrawal that names no order of the shop; answers its id. */
  readonly withdraw: () => Promise<string>;
  /** A mail to ada@example.org about the order 2026-100001 that was refused three times; answers its id. */
  readonly refuseMail: () => Promise<string>;
};

export type DeskScenario = { readonly name: string; readonly run: (desk: DeskUnderTest) => Promise<void> };
