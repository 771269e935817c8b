import type { ManyActKind } from '@platine/domain/desk/manyOrders.ts';
import { FormattedMessage } from 'react-intl';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { FilesRead } from '../../parts/FilesRead.tsx';
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
        <FilesRead read={read}>{(files) => <ManyForm kind={kind} files={files} onConfirmed={act} />}</FilesRead>
      ) : (
        <ManyEnds kind={kind} ends={ends} isRunning={isRunning} onClosed={onDone} />
      )}
    </DeskDialog>
  );
}
