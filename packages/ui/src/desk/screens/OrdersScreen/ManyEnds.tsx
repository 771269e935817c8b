import type { ManyActKind } from '@platine/domain/desk/manyOrders.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { deskOrderPath } from '../../deskPaths.ts';
import styles from './OrdersScreen.module.css';
import type { OrderEnd } from './useManyActs.ts';

type ManyEndsProps = {
  readonly kind: ManyActKind;
  readonly ends: readonly OrderEnd[];
  readonly isRunning: boolean;
  readonly onClosed: () => void;
};

/** The form that had the focus is gone: Enter closes. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

const isDone = ({ result }: OrderEnd) => result === 'done' || result === 'repeated';

/** The ends of an act, order by order. */
export function ManyEnds({ kind, ends, isRunning, onClosed }: ManyEndsProps) {
  const left = ends.filter((end) => !isDone(end)).length;
  return (
    <div className={styles['form']}>
      <p role="status">
        {isRunning ? (
          <FormattedMessage id="desk.many.running" values={{ count: ends.length }} />
        ) : (
          <FormattedMessage id="desk.many.done" values={{ kind, count: ends.length - left, left }} />
        )}
      </p>
      <ul role="list">
        {ends.map((end) => (
          <li key={end.orderNumber} className={styles['end']} data-done={isDone(end)}>
            <Link href={deskOrderPath(end.orderNumber)}>{end.orderNumber}</Link> <End kind={kind} end={end} />
          </li>
        ))}
      </ul>
      {!isRunning && (
        <Button ref={focus} onClick={onClosed}>
          <FormattedMessage id="desk.many.close" />
        </Button>
      )}
    </div>
  );
}

function End({ kind, end }: { readonly kind: ManyActKind; readonly end: OrderEnd }) {
  if (end.result === 'failed') return <FormattedMessage id="desk.many.failed" values={{ kind: end.failed.kind }} />;
  if (isDone(end)) return <FormattedMessage id="desk.act" values={{ kind }} />;
  const { by = '', kind: last = '' } = end.last ?? {};
  const act = <FormattedMessage id="desk.act" values={{ kind: last }} />;
  return (
    <>
      <FormattedMessage id={end.result === 'conflict' ? 'desk.end.conflict' : 'desk.end.refused'} />{' '}
      <FormattedMessage id="desk.end.last" values={{ by, act }} />
    </>
  );
}
