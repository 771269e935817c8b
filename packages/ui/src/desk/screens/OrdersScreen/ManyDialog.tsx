import type { ManyActKind } from '@platine/domain/desk/manyOrders.ts';
import { FormattedMessage } from 'react-intl';
import { SkeletonLine } from '../../../components/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../../../screens/LoadFailure.tsx';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { useOrderFiles } from '../../parts/useOrderFiles.ts';
import { ManyEnds } from './ManyEnds.tsx';
import { ManyForm } from './ManyForm.tsx';
import { useManyActs } from './useManyActs.ts';

type ManyDialogProps = {
  readonly kind: ManyActKind;
  readonly numbers: readonly string[];
  /** Closes the dialog before anything has happened. */
  readonly onClosed: () => void;
  /** Closes it afterwards. */
  readonly onDone: () => void;
};

/** Asks once, says what will happen to how many orders, and then what has happened to each. */
export function ManyDialog({ kind, numbers, onClosed, onDone }: ManyDialogProps) {
  const read = useOrderFiles(numbers);
  const { act, isRunning, ends } = useManyActs();
  const close = ends === null ? onClosed : onDone;
  return (
    <DeskDialog
      title={<FormattedMessage id={`desk.many.${kind}`} />}
      // An act that is under way is not left without its ends.
      onClosed={isRunning ? () => undefined : close}
    >
      {ends === null ? (
        <Asked kind={kind} read={read} onConfirmed={act} />
      ) : (
        <ManyEnds kind={kind} ends={ends} isRunning={isRunning} onClosed={onDone} />
      )}
    </DeskDialog>
  );
}

type AskedProps = Pick<ManyDialogProps, 'kind'> & {
  readonly read: ReturnType<typeof useOrderFiles>;
  readonly onConfirmed: ReturnType<typeof useManyActs>['act'];
};

function Asked({ kind, read, onConfirmed }: AskedProps) {
  switch (read.kind) {
    case 'pending':
      return <SkeletonLine size="block" />;
    case 'data':
      return <ManyForm kind={kind} files={read.files} onConfirmed={onConfirmed} />;
    default:
      return <LoadFailure kind={read.kind} onRetry={read.retry} />;
  }
}
