import { customType } from 'drizzle-orm/pg-core';
import { mixed, object } from 'yup';
import { carrier } from '@platine/domain/contract/schemas/order.ts';
import { flag, listOf, oneOf, record, sku, text, whole } from '@platine/domain/contract/schemas/parts.ts';
import type { OrderAct } from '@platine/domain/order/life/acts.ts';
import { orderCancellations, orderMails, returnReasons } from '@platine/domain/order/life/acts.ts';

const pieces = listOf(record({ sku: sku(), amount: whole(1) }));
const kind = <const Kind extends OrderAct['kind']>(...kinds: readonly Kind[]) => oneOf(kinds);

/** The shape of each kind of act. A change of `OrderAct` that is more than another kind needs a migration. */
const shapes = {
  bare: record({ kind: kind('placed', 'closed', 'authorised', 'paymentFailed', 'noted') }),
  withdrawn: record({ kind: kind('withdrawn'), pieces: pieces.optional() }),
  cancelled: record({ kind: kind('cancelled'), reason: oneOf(orderCancellations) }),
  paid: record({ kind: kind('paid'), cents: whole(0), invoices: listOf(text()).optional() }),
  returnedMoney: record({ kind: kind('refundFailed', 'transferred'), cents: whole(0) }),
  refunded: record({
    kind: kind('refunded'),
    cents: whole(0),
    pieces: pieces.optional(),
    shipment: whole(0).optional(),
  }),
  mailed: record({ kind: kind('mailed'), mail: oneOf(orderMails) }),
  moved: record({ kind: kind('packed', 'delivered'), pieces }),
  sent: record({ kind: kind('sent'), pieces, carrier: carrier().nullable().defined(), tracking: text() }),
  returned: record({ kind: kind('returned'), pieces, toStock: flag(), reason: oneOf(returnReasons).optional() }),
};

const anyKind = object({ kind: mixed<string>().defined() });

const options = { strict: true };

/** Parses a stored act. Throws for another shape: it was written by a newer version, or by hand. */
function parseAct(stored: unknown): OrderAct {
  const { kind: name } = anyKind.validateSync(stored);
  switch (name) {
    case 'cancelled':
      return shapes.cancelled.validateSync(stored, options);
    case 'paid':
      return shapes.paid.validateSync(stored, options);
    case 'refundFailed':
    case 'transferred':
      return shapes.returnedMoney.validateSync(stored, options);
    case 'refunded':
      return shapes.refunded.validateSync(stored, options);
    case 'mailed':
      return shapes.mailed.validateSync(stored, options);
    case 'withdrawn':
      return shapes.withdrawn.validateSync(stored, options);
    default:
      return parsePieceAct(stored, name);
  }
}

function parsePieceAct(stored: unknown, name: string): OrderAct {
  switch (name) {
    case 'packed':
    case 'delivered':
      return shapes.moved.validateSync(stored, options);
    case 'sent':
      return shapes.sent.validateSync(stored, options);
    case 'returned':
      return shapes.returned.validateSync(stored, options);
    default:
      return shapes.bare.validateSync(stored, options);
  }
}

/** An act of an order's history as jsonb, parsed when it is read. */
export const orderActColumn = customType<{ data: OrderAct; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (written) => JSON.stringify(written),
  fromDriver: parseAct,
});
