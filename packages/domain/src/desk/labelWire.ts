import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { ParcelLabel } from '../shipping/labels.ts';

type LabelWire = NonNullable<DeskResponseOf<'deskOrder'>['LABEL']>;

export function labelToWire({ state, reference, carrier, tracking, printable, reason }: ParcelLabel) {
  return {
    STATE: state,
    REFERENCE: reference,
    CARRIER: carrier,
    TRACKING_NUMBER: tracking,
    PRINTABLE: printable,
    REASON: reason,
  };
}

export function labelFromWire(wire: LabelWire): ParcelLabel {
  const { STATE: state, REFERENCE: reference, CARRIER: carrier, TRACKING_NUMBER: tracking, REASON: reason } = wire;
  return { state, reference, carrier, tracking, printable: wire.PRINTABLE, reason };
}
