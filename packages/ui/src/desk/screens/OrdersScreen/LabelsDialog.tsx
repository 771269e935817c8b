import { FormattedMessage } from 'react-intl';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { FilesRead } from '../../parts/FilesRead.tsx';
import { useOrderFiles } from '../../parts/useOrderFiles.ts';
import { LabelsEnds } from './LabelsEnds.tsx';
import { LabelsForm } from './LabelsForm.tsx';
import { useManyLabels } from './useManyLabels.ts';

type LabelsDialogProps = {
  /** Of the ticked orders, in the order of the list: their labels are printed in it. */
  readonly numbers: readonly string[];
  /** Closes the dialog. The orders keep their ticks: they are sent next. */
  readonly onClosed: () => void;
};

/** Makes the labels of several orders after asking once, says how each has ended, and prints all that are there in one file (record 0154). */
export function LabelsDialog({ numbers, onClosed }: LabelsDialogProps) {
  const read = useOrderFiles(numbers);
  const { make, stop, made } = useManyLabels();
  const isRunning = made !== null && made.state !== 'ended';
  return (
    <DeskDialog
      title={<FormattedMessage id="desk.many.label" />}
      // Labels that are being made are not left without their ends.
      onClosed={isRunning ? () => undefined : onClosed}
    >
      <FilesRead read={read}>
        {(files) =>
          made === null ? (
            <LabelsForm files={files} onConfirmed={make} />
          ) : (
            <LabelsEnds made={made} files={files} onStopped={stop} onClosed={onClosed} />
          )
        }
      </FilesRead>
    </DeskDialog>
  );
}
