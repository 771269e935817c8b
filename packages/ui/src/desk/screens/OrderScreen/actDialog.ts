import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';

/** The props of a dialog that asks for an act on an order. */
export type ActDialogProps = {
  /** The order as it is shown. */
  readonly file: DeskOrder;
  /** Closes the dialog without an act. */
  readonly onClosed: () => void;
  /** Enters the act, with the operator's reason. */
  readonly onAct: (act: DeskAct, why?: string) => void;
};
