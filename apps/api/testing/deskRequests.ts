import type { DeskCallName } from '@platine/domain/contract/desk/deskCalls.ts';
import { plainAct } from '@platine/domain/contract/desk/plainAct.testing.ts';
import { productEditToWire } from '@platine/domain/desk/productEditWire.ts';
import { structureEditToWire } from '@platine/domain/desk/deskStructure.ts';
import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { testSkus } from './testCatalogue.ts';

/** A dot as PNG, in base64. */
const smallestPicture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgaGAAAAEEAIFw9selAAAAAElFTkSuQmCC';

type UnpaidOrder = { readonly orderNumber: string; readonly total: number };

/** The order, question and statement that requests are about: they must be there, so that a call that is wrongly allowed has something to read or to change. */
export type DeskPlace = {
  readonly orderNumber: string;
  /** An order with a packed parcel, and one whose parcel has a label. */
  readonly packed: string;
  readonly labelled: string;
  /** Number of an activated account without an order. */
  readonly customer: string;
  readonly questionId: string;
  readonly withdrawalId: string;
  /** Id of a catalogue that was uploaded and checked. */
  readonly upload: string;
  /** A mail that was refused. */
  readonly mailId: string;
  /** Stands for the notice as the shop's folder has it. */
  readonly notice: string;
  /** Unpaid orders with their total in euros, which a statement pays. */
  readonly unpaid: { readonly named: UnpaidOrder; readonly unnamed: UnpaidOrder };
};

type Requests = { readonly [Name in DeskCallName]: (place: DeskPlace) => Partial<DeskRequestOf<Name>> };

/** A request of each call that works for an operator who may make it. A call without one does not compile. */
export const deskRequests: Requests = {
  deskSignIn: () => ({ NAME: 'anna', PASSWORD: 'wrong', CODE: '000000' }),
  deskLink: () => ({ TOKEN: 'unknown' }),
  deskAcceptLink: () => ({ TOKEN: 'unknown' }),
  deskSignOut: () => ({}),
  deskOperator: () => ({}),
  deskToday: () => ({}),
  deskOrders: () => ({}),
  deskOrder: ({ orderNumber }) => ({ ORDER_NUMBER: orderNumber }),
  deskProducts: () => ({}),
  deskProduct: () => ({ SKU: testSkus.plain }),
  deskNewProduct: () => ({}),
  deskCreateProduct: () => ({
    KEY: 'new',
    SKU: 777_001,
    NAME: { EN: 'Lamp' },
    MANUFACTURER_ID: 1,
    CATEGORY_PATH: '1.2.1.1',
    WEIGHT_GRAMS: 5,
  }),
  deskUpdateStock: () => ({ LINES: [{ SKU: testSkus.plain, AMOUNT: 7 }] }),
  deskUpdatePrices: () => ({ LINES: [{ SKU: testSkus.plain, PRICES: [{ AMOUNT: 1, BRUTTO_SP: 0.5 }] }] }),
  deskSettings: () => ({}),
  deskSettingsPart: () => ({ NAME: 'shop' }),
  deskSaveSettings: ({ notice }) => ({
    NAME: 'notice',
    TEXTS: { EN: 'Late', DE: 'Verspätet', FR: 'En retard' },
    SEEN: notice,
  }),
  deskEditProduct: () => ({
    SKU: testSkus.plain,
    SEEN: 0,
    KEY: 'one',
    WHY: 'counted',
    EDIT: productEditToWire({ kind: 'stock', pieces: 1 }),
  }),
  deskAddPicture: () => ({ SKU: testSkus.plain, KEY: 'picture', WHY: 'dot.png', FILE: smallestPicture }),
  deskAddDocument: () => ({
    SKU: testSkus.plain,
    KEY: 'document',
    WHY: 'sheet.pdf',
    DOCUMENT_KIND: 'DATA_SHEET',
    LANGUAGE: 'EN',
    FILE: 'JVBERi0xLjQKJUVPRgo=',
  }),
  deskStructure: () => ({}),
  deskEditStructure: () => ({
    SEEN: 0,
    KEY: 'one',
    WHY: 'renamed',
    EDIT: structureEditToWire({ act: 'changed', entry: { kind: 'category', ref: '1.2.2', name: { EN: 'Blocks' } } }),
  }),
  deskSetLogo: () => ({ REF: '1', SEEN: 0, KEY: 'logo', WHY: 'dot.png', FILE: smallestPicture }),
  deskImport: () => ({}),
  deskTakeImport: ({ upload }) => ({ ID: upload, RETIRE_MANY: false }),
  deskUploadCatalogue: () => ({ FILES: [{ NAME: 'products.jsonl', FILE: 'e30K' }], KEEP_STOCK: false }),
  deskCustomers: () => ({}),
  deskCustomer: ({ customer }) => ({ PERSON: customer }),
  deskDecideCustomer: ({ customer }) => ({ PERSON: customer, WHY: 'asked', SEEN: 0, SCHOOL: true, INVOICE: true }),
  deskExportCustomer: ({ customer }) => ({ PERSON: customer, WHY: 'asked' }),
  deskErasure: ({ customer }) => ({ PERSON: customer }),
  deskEraseCustomer: ({ customer }) => ({ PERSON: customer, WHY: 'asked' }),
  deskFigures: () => ({}),
  deskFiguresFile: () => ({ FROM: '2026-11-01', UNTIL: '2026-11-30', KIND: 'invoices' }),
  deskStatement: ({ unpaid: { named } }) => ({
    FILE: Buffer.from(`date;amount;text\n2026-11-23;${named.total.toFixed(2)};${named.orderNumber}`).toString('base64'),
  }),
  deskBookCredit: ({ unpaid: { unnamed } }) => ({
    ID: 'B1',
    DATE: '2026-11-23',
    AMOUNT: unnamed.total,
    ORDER_NUMBER: unnamed.orderNumber,
  }),
  deskAct: ({ orderNumber }) => ({
    ORDER_NUMBER: orderNumber,
    SEEN: 1,
    KEY: 'one',
    ACT: { ...plainAct, KIND: 'cancelled' },
  }),
  deskLabel: ({ packed }) => ({ ORDER_NUMBER: packed }),
  deskCancelLabel: ({ labelled }) => ({ ORDER_NUMBER: labelled }),
  deskWithdrawals: () => ({}),
  deskSettleWithdrawal: ({ withdrawalId }) => ({ ID: withdrawalId, WHY: 'written to' }),
  deskMails: () => ({}),
  deskActOnMails: ({ mailId }) => ({ KIND: 'retried', IDS: [mailId], SEEN: 0 }),
  deskQuestions: () => ({}),
  deskCloseQuestion: ({ questionId }) => ({ ID: questionId, TEXT: 'Tomorrow.' }),
};
