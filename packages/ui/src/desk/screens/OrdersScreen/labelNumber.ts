import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { labelledParcel } from '@platine/domain/shipping/labels.ts';

/** The number of a labelled parcel, for words about it; `none` where the carrier gives none. */
export function numberOf(label: ParcelLabel | null): string {
  const { tracking = '' } = labelledParcel(label) ?? {};
  return tracking === '' ? 'none' : tracking;
}
