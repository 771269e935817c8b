import { BusinessFailure } from '../contract/businessFailure.ts';
import type { Carrier, Carriers } from '../shipping/carriers.ts';

/** Throws InvalidRequestException for a carrier that the shop does not have; null is none. */
export function requireCarrier(carriers: Carriers, carrier: Carrier | null): void {
  if (carrier === null || Object.hasOwn(carriers, carrier)) return;
  const known = Object.keys(carriers).join(', ');
  throw new BusinessFailure('InvalidRequestException', `There is no carrier ${carrier}: the shop has ${known}.`);
}
