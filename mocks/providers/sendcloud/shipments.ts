import { trialLabel } from '@platine/domain/shipping/trialLabel.ts';
import type { Body } from '../readBody.ts';

/** A shipment with its only parcel. */
export type Shipment = {
  readonly id: string;
  readonly parcelId: number;
  readonly reference: string;
  readonly orderNumber: string;
  readonly option: string;
  readonly recipient: string;
  /** Milliseconds since 1970. */
  readonly announcedAt: number;
  state: 'READY_TO_SEND' | 'ANNOUNCEMENT_FAILED' | 'CANCELLED';
};

/** Countries between which nothing is declared: those of the Union. */
const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** A sentence about a parcel that its customs would stop; null for a sound one. */
export function customsFault(body: Body): string | null {
  if (union.includes(body.text('to_address.country_code'))) return null;
  if (body.list('parcels.0.parcel_items').length === 0) return 'Parcel items are required for international shipments.';
  return body.text('customs_information.invoice_number') === '' ? 'Customs information is required.' : null;
}

export function newShipment(body: Body, number: number, announcedAt: number): Shipment {
  return {
    id: crypto.randomUUID(),
    parcelId: 383_707_000 + number,
    reference: body.text('external_reference_id'),
    orderNumber: body.text('order_number'),
    option: body.text('ship_with.properties.shipping_option_code'),
    recipient: `${body.text('to_address.name')}, ${body.text('to_address.postal_code')} ${body.text('to_address.city')}`,
    announcedAt,
    state: 'READY_TO_SEND',
  };
}

const trackingOf = ({ parcelId }: Shipment) => `3SYZXG${parcelId}`;

/** The PDF of a shipment's label, a byte a character. */
export function labelOf(shipment: Shipment): string {
  return trialLabel([shipment.reference, shipment.option, shipment.recipient, trackingOf(shipment)]);
}

const messages = { READY_TO_SEND: 'Ready to send', ANNOUNCEMENT_FAILED: 'Announcement Failed', CANCELLED: 'Cancelled' };

/** The carrier has the first name of an option's code. */
const carrierOf = ({ option }: Shipment) => option.split(':')[0] ?? '';

/** A shipment as answers have it; the label's file is in the answer to its announcement alone. */
export function shipmentBody(shipment: Shipment, withFile: boolean): object {
  const { id, parcelId, state, orderNumber, reference, option, announcedAt } = shipment;
  const hasFailed = state === 'ANNOUNCEMENT_FAILED';
  const parcel = {
    id: parcelId,
    status: { code: state, message: messages[state] },
    documents: [],
    tracking_number: trackingOf(shipment),
    announced_at: new Date(announcedAt).toISOString(),
    ...(withFile && !hasFailed && { label_file: btoa(labelOf(shipment)) }),
  };
  return {
    id,
    order_number: orderNumber,
    external_reference_id: reference,
    ship_with: { type: 'shipping_option_code', properties: { shipping_option_code: option } },
    carrier: { code: carrierOf(shipment), name: carrierOf(shipment) },
    parcels: [parcel],
    errors: hasFailed
      ? [{ status: '500', code: 'parcel_announcement_error', detail: 'The postal code is not valid for the country.' }]
      : [],
  };
}
