import { mayBeSent } from '../order/life/orderState.ts';
import type { ParcelLabel } from '../shipping/labels.ts';
import { isLabelOpen, takesLabel } from '../shipping/labels.ts';
import type { DeskOrder } from './deskOrder.ts';

/**
 * Reasons for which an order gets no label now. `fileGone`: it has one that can no longer be printed. `notOffered`: the shop makes none for its shipping
 * method. `changed`: somebody else was faster.
 */
export const labelReasons = [
  'cancelled',
  'withdrawn',
  'closed',
  'hasLabel',
  'fileGone',
  'cancelling',
  'notPaid',
  'notPacked',
  'notOffered',
  'changed',
] as const;
export type LabelReason = (typeof labelReasons)[number];

type Labelled = Pick<DeskOrder, 'state' | 'label'>;

/** The reason for which no label is asked for; null when one can be, also again for one that has no answer yet (record 0142). */
export function labelReason({ state, label }: Labelled): LabelReason | null {
  if (state.stage !== 'placed') return state.stage;
  if (label !== null && isLabelOpen(label.state)) return openReason(label);
  if (!takesLabel(state)) return mayBeSent(state) ? 'notPacked' : 'notPaid';
  return label === null ? 'notOffered' : null;
}

function openReason({ state, printable }: ParcelLabel): LabelReason | null {
  if (state === 'made') return printable ? 'hasLabel' : 'fileGone';
  return state === 'cancelling' ? state : null;
}

/** The outcome of asking for a label. `asked`: the service has not answered, and the shop asks again by itself. */
export type LabelOutcome =
  | { readonly kind: 'made' }
  | { readonly kind: 'asked' }
  | { readonly kind: 'lacks' }
  /** In the words of the label service. */
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'left'; readonly reason: LabelReason };

/** The outcome by the order as it is afterwards; `lacks`: customs would stop the parcel, and nobody was asked. */
export function labelOutcome(after: Labelled, lacks: boolean): LabelOutcome {
  const { label } = after;
  if (lacks) return { kind: 'lacks' };
  const reason = labelReason(after);
  if (reason === 'hasLabel') return { kind: 'made' };
  if (reason !== null) return { kind: 'left', reason };
  if (label?.state === 'asked') return { kind: 'asked' };
  return label?.state === 'refused' ? { kind: 'refused', words: label.reason } : { kind: 'left', reason: 'changed' };
}

/** References of the labels that can be printed, in the order of the orders. Of an order that has ended none is used any more. */
export function printableLabels(files: readonly Labelled[]): string[] {
  return files.flatMap((file) =>
    labelReason(file) === 'hasLabel' && file.label !== null ? [file.label.reference] : [],
  );
}
