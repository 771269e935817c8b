import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { noLabel, takesLabel } from '@platine/domain/shipping/labels.ts';
import type { Desk } from './desk.ts';
import { findFile, stateOfFile } from './desk.ts';

/** Gives a parcel the label that the mock's service makes at once, or another. Throws TransactionNotFoundException. */
export function putLabel(desk: Desk, orderNumber: string, label: ParcelLabel | null): void {
  const file = findFile(desk, orderNumber);
  const state = stateOfFile(file);
  const reference = `${orderNumber}-${file.history.length}-5f3a9c01`;
  const printed = { carrier: 'dpd', tracking: '01234567890123', printable: true };
  const made: ParcelLabel = { ...noLabel, ...printed, state: 'made', reference };
  if (!desk.read().labels || !takesLabel(state)) return;
  const { files } = desk.read();
  desk.change({ files: files.map((one) => (one === file ? { ...file, label: label ?? made } : one)) });
}
