import type { Database } from '../../db/database.ts';
import { issueDeliveryNote } from './issueDeliveryNote.ts';
import type { Shipment } from './issueDeliveryNote.ts';
import { issueInvoice } from './issueInvoice.ts';
import type { Occasion } from '../visitor.ts';

/**
 * Issues the documents that go with a shipment, in the transaction that sends it, and answers their numbers. Series are always locked in this order.
 */
export async function issueForShipment(tx: Database, at: Occasion, shipment: Shipment): Promise<string[]> {
  const note = await issueDeliveryNote(tx, at, shipment);
  const invoice = await issueInvoice(tx, at, shipment);
  return [note, invoice].flatMap((issued) => (issued === null || typeof issued === 'string' ? [] : [issued.number]));
}
