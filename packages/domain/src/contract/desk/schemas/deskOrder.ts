import { string } from 'yup';
import { deskActKinds, deskResults } from '../../../desk/deskActKinds.ts';
import { deskLists } from '../../../desk/deskList.ts';
import { longestPlace } from '../../../desk/storagePlace.ts';
import { orderCancellations, orderMails, returnReasons } from '../../../order/life/acts.ts';
import { orderRefusals } from '../../../order/life/decide.ts';
import { orderNeeds, orderPayments, orderStages } from '../../../order/life/orderState.ts';
import { customsFacts, labelStates } from '../../../shipping/labels.ts';
import { carrier, transaction } from '../../schemas/order.ts';
import { paymentMethod, shippingMethod } from '../../schemas/session.ts';
import {
  euros,
  filledText,
  flag,
  isoDate,
  listOf,
  oneOf,
  record,
  sku,
  text,
  textOrNothing,
  whole,
  wholeOrDigits,
} from '../../schemas/parts.ts';
import { moment } from './deskParts.ts';

const need = () => oneOf(orderNeeds).nullable().defined();

/** Orders that wait for work, by list; statements of withdrawal and questions that wait for somebody; products that run out; mails that could not be sent yet. */
export const today = record({
  PAY: whole(),
  PACK: whole(),
  SEND: whole(),
  REPAY: whole(),
  /** Orders of which money goes back by a transfer that is not made yet. */
  TRANSFER: whole(),
  /** The earliest day by which a withdrawal is to be repaid. */
  REPAY_BY: isoDate().nullable().defined(),
  WITHDRAWALS: whole(),
  QUESTIONS: whole(),
  LOW: whole(),
  MAILS: whole(),
});

/** TEXT has words that an order must have all of: number, name, e-mail, part number, amount. */
export const deskOrdersRequest = record({
  LIST: oneOf(deskLists).default('all'),
  TEXT: textOrNothing(100),
  SKIP: wholeOrDigits(0, 1_000_000).default(0),
});
export const orderRow = record({
  ORDER_NUMBER: filledText(40),
  ORDER_DATE: isoDate().required(),
  NAME: text(200),
  TOTAL: euros(),
  PIECES: whole(1),
  PAYMENT_METHOD: paymentMethod(),
  SHIPPING_METHOD: shippingMethod(),
  NEED: need(),
  PACKED: flag(),
  PAID: flag(),
  /** Money that goes back by hand and is not transferred yet. */
  TO_TRANSFER: euros(),
  CANCELLATION: oneOf(orderCancellations).nullable().defined(),
});
/** COUNT is of all that was found; LABELS: the shop makes labels for some of its shipping methods. */
export const deskOrders = record({ ORDERS: listOf(orderRow), COUNT: whole(), LABELS: flag() });

export const deskOrderRequest = record({ ORDER_NUMBER: filledText(40) });

/** An act of the order's history, with who did it and why; fields that its kind does not have are null or empty (D37). */
const entry = record({
  POSITION: whole(1),
  AT: moment(),
  BY: filledText(200),
  WHY: text(),
  KIND: filledText(40),
  MONEY: euros().nullable().defined(),
  PIECES: listOf(record({ SKU: sku(), AMOUNT: whole(1) })),
  CARRIER: carrier().nullable().defined(),
  TRACKING_NUMBER: text(),
  MAIL: oneOf(orderMails).nullable().defined(),
});
/** Where the pieces of a line are. GTIN and STORAGE_PLACE are the product's as the catalogue has them now: its pieces are found by the one and scanned by the other. */
const line = record({
  SKU: sku(),
  GTIN: string().strict().max(20).nullable().defined(),
  STORAGE_PLACE: text(longestPlace).nullable().defined(),
  OPEN: whole(),
  PACKED: whole(),
  SENT: whole(),
  DELIVERED: whole(),
  RETURNED: whole(),
  REFUNDED: whole(),
  WITHDRAWN: whole(),
});
/** The label of the parcel that the order waits with. PRINTABLE is false once its file is forgotten. REASON is the label service's own sentence. */
const label = record({
  STATE: oneOf(labelStates),
  REFERENCE: text(80),
  CARRIER: carrier().nullable().defined(),
  TRACKING_NUMBER: text(),
  PRINTABLE: flag(),
  REASON: text(),
});
/** The order as its shopper sees it, how it stands, and all that has happened to it. */
export const deskOrder = record({
  TRANSACTION: transaction,
  STAGE: oneOf(orderStages),
  PAYMENT: oneOf(orderPayments),
  PAID: euros(),
  REFUNDED: euros(),
  REFUNDED_SHIPMENT: euros(),
  REFUNDS_BY: oneOf(['provider', 'hand']),
  /** The part of REFUNDED that goes back by hand and is not transferred yet. */
  TO_TRANSFER: euros(),
  /** The part of the delivery charge that a withdrawal still brings back (D39). */
  STANDARD_SHIPMENT: euros(),
  NEED: need(),
  LINES: listOf(line),
  HISTORY: listOf(entry),
  /** Null where the shop makes no labels for the order, and where nothing is packed. */
  LABEL: label.nullable().defined(),
  /** The carriers that its parcels can be handed to. `{number}` in a LINK stands for the parcel's number. */
  CARRIERS: listOf(
    record({
      CODE: carrier().required(),
      NAME: filledText(60),
      LINK: text(300).nullable(),
      METHODS: listOf(shippingMethod()),
    }),
  ),
});

/** An act of an operator. Every field but KIND is of some kinds alone (D37). PIECES of `withdrawn`: none are the whole order. */
const act = record({
  KIND: oneOf(deskActKinds),
  MONEY: euros().default(0),
  SHIPMENT: euros().default(0),
  PIECES: listOf(record({ SKU: sku(), AMOUNT: whole(1) }))
    .max(500)
    .default([]),
  CARRIER: carrier().nullable().default(null),
  TRACKING_NUMBER: textOrNothing(60),
  TO_STOCK: flag().default(false),
  RETURN_REASON: oneOf(returnReasons).nullable().default(null),
  REASON: oneOf(orderCancellations).default('SHOP'),
  MAIL: oneOf(orderMails).default('confirmation'),
});
/** SEEN is the number of the last act that the operator sees; KEY is the same for each repetition of one press. A note is its WHY. */
export const deskActRequest = record({
  ORDER_NUMBER: filledText(40),
  SEEN: whole(1),
  KEY: filledText(100),
  WHY: textOrNothing(500),
  ACT: act,
}).test('note', 'A note needs WHY.', ({ ACT, WHY }) => ACT.KIND !== 'noted' || WHY.trim() !== '');
/** `asked`: the payment's provider is asked for the money. ORDER is the order after it, or as it stands when nothing was done. */
export const deskActAnswer = record({
  RESULT: oneOf(deskResults),
  REFUSAL: oneOf(orderRefusals).nullable().defined(),
  ORDER: deskOrder,
});

/** LACKS are the facts without which customs would stop the parcel: then no label is asked for. */
export const deskLabelAnswer = record({
  LACKS: listOf(record({ SKU: sku(), PART_NUMBER: text(200), FACTS: listOf(oneOf(customsFacts)) })),
  ORDER: deskOrder,
});
export const deskCancelLabelAnswer = record({ ORDER: deskOrder });
