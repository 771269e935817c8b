import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskList } from '@platine/domain/desk/deskList.ts';
import { buyerName, deskPageSize, searchWords, workListOf } from '@platine/domain/desk/deskList.ts';
import type { DeskResult } from '@platine/domain/desk/deskActKinds.ts';
import type { DeskEntry, FoundOrders } from '@platine/domain/desk/deskOrder.ts';
import type { DeskCustomer, DeskCustomerAct } from '@platine/domain/desk/deskCustomer.ts';
import type { DeskMail, DeskMailAct } from '@platine/domain/desk/deskMail.ts';
import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { DeskQuestion } from '@platine/domain/desk/deskQuestion.ts';
import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';
import type { Operator } from '@platine/domain/desk/operator.ts';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import type { OrderRefusal } from '@platine/domain/order/life/decide.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import { isCovered, isPacked, needOf } from '@platine/domain/order/life/orderState.ts';
import { stateOf } from '@platine/domain/order/life/stateOf.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import type { Order } from '@platine/domain/order/order.ts';
import type { MockSettings } from './deskSettingsFile.ts';
import { buildSettings } from './deskSettingsFile.ts';
import { buildDeskStructure } from './deskStructureFile.ts';
import { searchText } from './searchText.ts';

type Happening = {
  readonly position: number;
  readonly at: Date;
  readonly by: string;
  readonly why: string;
  readonly act: OrderAct;
  readonly key?: string;
};

/** An order with all that has happened to it. */
export type DeskFile = {
  readonly order: Order;
  readonly history: readonly Happening[];
  /** Of the parcel that it waits with; without it none was asked for. */
  readonly label?: ParcelLabel;
};

export type MockOperator = Operator & { readonly password: string; readonly code: string };
export type MockLink = { readonly token: string; readonly name: string; readonly secret: string | null };

export type MockCustomer = NonNullable<DeskCustomer['account']>;
/** With the number by which the desk names its person. */
export type MockCustomerAct = DeskCustomerAct & { readonly person: string };

/** With the mail that it is about. */
export type MockMailAct = DeskMailAct & { readonly mailId: string };

export type DeskState = {
  readonly operators: readonly MockOperator[];
  readonly links: readonly MockLink[];
  /** Name of who is signed in. */
  readonly signedInAs: string | null;
  readonly files: readonly DeskFile[];
  /** The oldest first. */
  readonly questions: readonly DeskQuestion[];
  readonly withdrawals: readonly DeskWithdrawal[];
  /** Whether the shop makes labels. */
  readonly labels: boolean;
  /** Accounts, the newest first. */
  readonly customers: readonly MockCustomer[];
  /** The newest first. */
  readonly customerActs: readonly MockCustomerAct[];
  readonly products: readonly DeskProduct[];
  /** Keys of the changes to products, each of which happens once. */
  readonly productKeys: readonly string[];
  readonly structure: DeskStructure;
  /** Keys of its changes, each of which happens once. */
  readonly structureKeys: readonly string[];
  /** The catalogue that was uploaded last; null for none. */
  readonly catalogueImport: CatalogueImport | null;
  /** Documents whose differences of stock were added. */
  readonly stockDocuments: readonly string[];
  /** Mails that could not be sent yet, those that wait longest first. */
  readonly mails: readonly DeskMail[];
  /** The newest first. */
  readonly mailActs: readonly MockMailAct[];
  readonly settings: MockSettings;
};

/** A desk in memory for one browser, by the same rules of the domain as the API's. */
export type Desk = { readonly read: () => DeskState; readonly change: (values: Partial<DeskState>) => void };

/** The operator of stories. Codes of the mock never end. */
export const mockOperator: MockOperator = {
  name: 'anna',
  role: 'everything',
  password: 'correct horse battery',
  code: '123456',
};

/** A desk at which the mock's operator is signed in, unless told. */
export function createDesk(options: Partial<DeskState> = {}): Desk {
  let state: DeskState = {
    operators: [mockOperator],
    links: [],
    signedInAs: mockOperator.name,
    files: [],
    questions: [],
    withdrawals: [],
    labels: false,
    customers: [],
    customerActs: [],
    products: [],
    productKeys: [],
    structure: buildDeskStructure(),
    structureKeys: [],
    catalogueImport: null,
    stockDocuments: [],
    mails: [],
    mailActs: [],
    settings: buildSettings(),
    ...options,
  };
  return {
    read: () => state,
    change: (values) => {
      state = { ...state, ...values };
    },
  };
}

export function currentOperator(desk: Desk): Operator | null {
  const { operators, signedInAs } = desk.read();
  return operators.find(({ name }) => name === signedInAs) ?? null;
}

export function stateOfFile({ order, history }: DeskFile): OrderState {
  return stateOf(
    order,
    history.map(({ act }) => act),
  );
}

type Search = { readonly list: DeskList; readonly text: string; readonly skip: number };

/** A page of a list. The files stand from the oldest order to the newest. */
export function searchOrders(desk: Desk, { list, text, skip }: Search): FoundOrders {
  const words = searchWords(text);
  const found = desk
    .read()
    .files.map((file) => ({ file, entry: entryOf(file) }))
    .filter(({ entry }) => isInList(entry, list))
    .filter(({ file: { order } }) => words.every((word) => searchText(order).includes(word)))
    .map(({ entry }) => entry);
  const sorted = list === 'all' ? found.toReversed() : found;
  return { orders: sorted.slice(skip, skip + deskPageSize), count: found.length };
}

function isInList(entry: DeskEntry, list: DeskList): boolean {
  if (list === 'transfer') return entry.toTransfer > 0;
  return list === 'all' || workListOf(entry) === list;
}

export function entryOf(file: DeskFile): DeskEntry {
  const { order } = file;
  const state = stateOfFile(file);
  return {
    orderNumber: order.orderNumber,
    date: order.date,
    name: buyerName(order),
    total: order.totals.total,
    pieces: order.lines.reduce((sum, { amount }) => sum + amount, 0),
    paymentMethod: order.paymentMethod,
    shippingMethod: order.shippingMethod,
    need: needOf(state),
    packed: isPacked(state),
    paid: order.paid,
    toTransfer: state.toTransfer,
    cancellation: order.cancellation,
  };
}

/** Throws TransactionNotFoundException. */
export function findFile(desk: Desk, orderNumber: string): DeskFile {
  const found = desk.read().files.find(({ order }) => order.orderNumber === orderNumber);
  if (found === undefined) throw new BusinessFailure('TransactionNotFoundException', 'There is no such order.');
  return found;
}

export type MockAct = {
  readonly orderNumber: string;
  readonly act: OrderAct;
  readonly by: string;
  readonly why: string;
  readonly key: string;
  readonly seen: number;
};

type MockActed = { readonly result: DeskResult; readonly refusal: OrderRefusal | null };

/** Enters an act by the rule of acts. The mock asks no provider: money that one holds is taken at once. */
export function actOnOrder(desk: Desk, { orderNumber, act, by, why, key, seen }: MockAct): MockActed {
  const file = findFile(desk, orderNumber);
  if (file.history.some((entry) => entry.key === key)) return { result: 'repeated', refusal: null };
  if (seen !== file.history.length) return { result: 'conflict', refusal: null };
  const decision = decide(stateOfFile(file), act);
  if (decision.kind === 'refused') return { result: 'refused', refusal: decision.refusal };
  const last = file.history.at(-1)?.at ?? new Date(0);
  const entry = { position: seen + 1, at: new Date(last.getTime() + 3_600_000), by, why, act, key };
  const cancellation = act.kind === 'cancelled' ? act.reason : file.order.cancellation;
  const order = { ...file.order, cancellation, paid: isCovered(decision.state) };
  const { files } = desk.read();
  desk.change({
    files: files.map((one) => (one === file ? { ...file, order, history: [...file.history, entry] } : one)),
  });
  return { result: 'done', refusal: null };
}
