import type { ManyActKind } from '@platine/domain/desk/manyOrders.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { deskSlipsPath } from '../../deskPaths.ts';
import { useMayDo } from '../../parts/useMayDo.ts';
import { LabelsDialog } from './LabelsDialog.tsx';
import { ManyDialog } from './ManyDialog.tsx';
import styles from './OrdersScreen.module.css';
import { SaveOrders } from './SaveOrders.tsx';
import type { Selection } from './useSelection.ts';

type ManyActsProps = {
  readonly selection: Selection;
  /** Orders on the page. */
  readonly listed: number;
  /** The acts that the list is for. */
  readonly kinds: readonly ListAct[];
};

/** Labels are asked for, and change no order. */
export type ListAct = ManyActKind | 'label';
type Asking = { readonly kind: ListAct; readonly numbers: readonly string[] };

/** The acts that all ticked orders take at once. */
export function ManyActs({ selection, listed, kinds }: ManyActsProps) {
  const { numbers, toggleAll, clear } = selection;
  const mayAct = useMayDo('orders');
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <>
      {numbers.length > 0 && (
        <section className={styles['many']}>
          <p role="status">
            <FormattedMessage id="desk.many.ticked" values={{ count: numbers.length }} />
          </p>
          <Link href={deskSlipsPath(numbers)} variant="secondary">
            <FormattedMessage id="desk.slips" />
          </Link>
          {mayAct &&
            kinds.map((kind) => (
              <Button key={kind} variant="secondary" onClick={() => setAsking({ kind, numbers })}>
                <FormattedMessage id={`desk.many.${kind}`} />
              </Button>
            ))}
          <SaveOrders numbers={numbers} />
          {numbers.length < listed && (
            <Button variant="quiet" onClick={toggleAll}>
              <FormattedMessage id="desk.many.all" />
            </Button>
          )}
          <Button variant="quiet" onClick={clear}>
            <FormattedMessage id="desk.many.none" />
          </Button>
        </section>
      )}
      {asking !== null && (
        <AskedDialog
          {...asking}
          onClosed={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            clear();
          }}
        />
      )}
    </>
  );
}

type AskedDialogProps = Asking & { readonly onClosed: () => void; readonly onDone: () => void };

function AskedDialog({ kind, numbers, onClosed, onDone }: AskedDialogProps) {
  return kind === 'label' ? (
    <LabelsDialog numbers={numbers} onClosed={onClosed} />
  ) : (
    <ManyDialog kind={kind} numbers={numbers} onClosed={onClosed} onDone={onDone} />
  );
}
