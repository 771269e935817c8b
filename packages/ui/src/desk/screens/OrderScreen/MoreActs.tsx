import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { decide } from '@platine/domain/order/life/decide.ts';
import type { OrderState } from '@platine/domain/order/life/orderState.ts';
import type { ComponentType } from 'react';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import type { ActDialogProps } from './actDialog.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { CloseDialog, DeliverDialog, isOnItsWay } from './ConfirmDialog.tsx';
import { MailDialog } from './MailDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import styles from './OrderScreen.module.css';
import { RefundDialog } from './RefundDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type More = {
  readonly name: 'refund' | 'return' | 'deliver' | 'withdraw' | 'note' | 'mail' | 'cancel' | 'close';
  /** The key that opens its dialog; null for acts that are seldom. */
  readonly shortcut: string | null;
  /** Whether the order takes it as it stands. */
  readonly isPossible: (state: OrderState) => boolean;
  readonly dialog: ComponentType<ActDialogProps>;
};

const takes = (act: DeskAct) => (state: OrderState) => decide(state, act).kind === 'changed';

/** Acts that a dialog asks about, because they need words or cannot be taken back. */
const more: readonly More[] = [
  { name: 'refund', shortcut: 'r', isPossible: takes({ kind: 'refunded', cents: 1 }), dialog: RefundDialog },
  { name: 'return', shortcut: 'b', isPossible: hasLeft, dialog: ReturnDialog },
  { name: 'deliver', shortcut: null, isPossible: ({ lines }) => lines.some(isOnItsWay), dialog: DeliverDialog },
  { name: 'note', shortcut: 'n', isPossible: takes({ kind: 'noted' }), dialog: NoteDialog },
  { name: 'mail', shortcut: null, isPossible: takes({ kind: 'mailed', mail: 'confirmation' }), dialog: MailDialog },
  { name: 'withdraw', shortcut: null, isPossible: takes({ kind: 'withdrawn' }), dialog: WithdrawDialog },
  { name: 'cancel', shortcut: null, isPossible: takes({ kind: 'cancelled', reason: 'SHOP' }), dialog: CancelDialog },
  { name: 'close', shortcut: null, isPossible: takes({ kind: 'closed' }), dialog: CloseDialog },
];

function hasLeft({ stage, lines }: OrderState): boolean {
  return stage !== 'closed' && lines.some(({ sent, delivered }) => sent + delivered > 0);
}

type MoreActsProps = {
  readonly file: DeskOrder;
  readonly enter: (act: DeskAct, why?: string) => void;
};

/** The acts beside the next step of an order, each behind a dialog that says what will happen. */
export function MoreActs({ file, enter }: MoreActsProps) {
  const [open, setOpen] = useState<More['name'] | null>(null);
  const { state } = file;
  const possible = useMemo(() => more.filter(({ isPossible }) => isPossible(state)), [state]);
  const keys = useMemo<KeyMap>(
    () =>
      Object.fromEntries(
        possible.flatMap(({ name, shortcut }) => (shortcut === null ? [] : [[shortcut, () => setOpen(name)]])),
      ),
    [possible],
  );
  useKeys(keys);
  const shown = possible.find(({ name }) => name === open);
  return (
    <>
      <div className={styles['more']}>
        {possible.map(({ name }) => (
          <Button key={name} variant="secondary" onClick={() => setOpen(name)}>
            <FormattedMessage id={`desk.do.${name}`} />
          </Button>
        ))}
      </div>
      {shown !== undefined && (
        <shown.dialog
          file={file}
          onClosed={() => setOpen(null)}
          onAct={(act, why) => {
            setOpen(null);
            enter(act, why);
          }}
        />
      )}
    </>
  );
}
