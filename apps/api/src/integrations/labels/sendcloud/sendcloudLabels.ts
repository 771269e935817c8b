import { array, number, object, string } from 'yup';
import type { CancelAnswer, LabelAnswer, LabelService, Parcel } from '../labelService.ts';
import type { SendcloudAccount } from './sendcloudAccount.ts';
import type { SendcloudClient } from './sendcloudClient.ts';
import { createSendcloudClient, reasonOf, SendcloudFailure, soundPdf } from './sendcloudClient.ts';
import { shipmentRequest } from './shipmentRequest.ts';

/** The fields of a shipment that the shop reads. */
const shipmentSchema = object({
  id: string().required(),
  carrier: object({ code: string().required() }).nullable().default(null),
  parcels: array(
    object({
      id: number().integer().required(),
      status: object({ code: string().required(), message: string().optional() }).required(),
      tracking_number: string().optional().nullable(),
      label_file: string().optional().nullable(),
    }).required(),
  )
    .min(1)
    .required(),
});
const oneSchema = object({ data: shipmentSchema.required() });
const listSchema = object({ data: array(shipmentSchema.required()).required() });

type Shipment = ReturnType<typeof shipmentSchema.validateSync>;
type ShippedParcel = Shipment['parcels'][number];

/** Labels of Sendcloud (Shipments 3.0.0, record 0142). */
export function sendcloudLabels(account: SendcloudAccount): LabelService {
  const client = createSendcloudClient(account);
  return {
    announce: (parcel) => announce(client, parcel, account.senderAddressId),
    find: (reference) => find(client, reference),
    cancel: (shipmentId) => cancel(client, shipmentId),
  };
}

async function announce(client: SendcloudClient, parcel: Parcel, senderAddressId: number | null): Promise<LabelAnswer> {
  const body = JSON.stringify(shipmentRequest(parcel, senderAddressId));
  const answer = await client.ask({ method: 'POST', path: '/shipments/announce', body });
  if (answer.kind === 'answered') return labelOf(client, parse(oneSchema, answer.data).data);
  if (answer.status !== 409) return { kind: 'refused', reason: answer.reason };
  // The reference is taken: the shipment was announced before.
  const found = await find(client, parcel.reference);
  if (found === null) throw new SendcloudFailure('NOT_FOUND_AFTER_CONFLICT');
  return found;
}

async function find(client: SendcloudClient, reference: string): Promise<LabelAnswer | null> {
  const path = `/shipments?external_reference_id=${encodeURIComponent(reference)}`;
  const answer = await client.ask({ method: 'GET', path, body: null });
  if (answer.kind === 'failed') {
    if (answer.status === 404) return null;
    throw new SendcloudFailure(`FIND_${answer.status}`);
  }
  const [shipment] = parse(listSchema, answer.data).data;
  return shipment === undefined ? null : labelOf(client, shipment);
}

/** States of a parcel that has no label. Any other one that is not named here had one. */
const failed: readonly string[] = ['ANNOUNCEMENT_FAILED'];
const unfinished: readonly string[] = ['ANNOUNCING', 'NO_LABEL', 'READY_TO_ANNOUNCE'];
const isCancelled = (code: string) => /CANCEL/.test(code);

async function labelOf(client: SendcloudClient, shipment: Shipment): Promise<LabelAnswer> {
  const { id, carrier, parcels } = shipment;
  const [parcel] = parcels;
  if (parcel === undefined) throw new SendcloudFailure('NO_PARCEL');
  const reason = refusalOf(shipment, parcel.status);
  if (reason !== null) return { kind: 'refused', reason };
  if (unfinished.includes(parcel.status.code)) throw new SendcloudFailure(parcel.status.code);
  const pdf = await pdfOf(client, parcel);
  return { kind: 'made', shipmentId: id, carrier: carrier?.code ?? '', tracking: parcel.tracking_number ?? '', pdf };
}

/** The reason why a shipment has no label; null when it has one, or gets one. Its errors say why the carrier refuses it. */
function refusalOf(shipment: Shipment, { code, message = code }: ShippedParcel['status']): string | null {
  if (failed.includes(code)) return reasonOf(shipment) ?? message;
  return isCancelled(code) ? 'The shipment was cancelled at Sendcloud.' : null;
}

/** The file is in the answer to an announcement alone. */
async function pdfOf(client: SendcloudClient, { id, label_file: file }: ShippedParcel): Promise<Uint8Array> {
  return file ? soundPdf(Buffer.from(file, 'base64')) : client.readPdf(`/parcels/${id}/documents/label`);
}

async function cancel(client: SendcloudClient, shipmentId: string): Promise<CancelAnswer> {
  const path = `/shipments/${encodeURIComponent(shipmentId)}`;
  const answer = await client.ask({ method: 'POST', path: `${path}/cancel`, body: null });
  // Also when it is queued: Sendcloud then cancels it by itself.
  if (answer.kind === 'answered') return { kind: 'done' };
  if (answer.status !== 409) return { kind: 'refused', reason: answer.reason };
  // One that is cancelled already is refused, too, as after a lost answer.
  const read = await client.ask({ method: 'GET', path, body: null });
  const states = read.kind === 'answered' ? parse(oneSchema, read.data).data.parcels : [];
  const isDone = states.length > 0 && states.every(({ status }) => isCancelled(status.code));
  return isDone ? { kind: 'done' } : { kind: 'refused', reason: answer.reason };
}

/** Reads an answer by its schema. Throws SendcloudFailure for another shape. */
function parse<Value>(schema: { readonly validateSync: (value: unknown) => Value }, data: unknown): Value {
  try {
    return schema.validateSync(data);
  } catch (cause) {
    throw new SendcloudFailure('UNKNOWN_SHAPE', { cause });
  }
}
