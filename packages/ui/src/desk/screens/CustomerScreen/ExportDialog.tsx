import { FormattedMessage } from 'react-intl';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import { ReasonForm } from './ReasonForm.tsx';

type ExportDialogProps = {
  readonly onClosed: () => void;
  readonly onExport: (why: string) => void;
};

/** Asks why everything about a person is read. */
export function ExportDialog({ onClosed, onExport }: ExportDialogProps) {
  return (
    <DeskDialog title={<FormattedMessage id="desk.customer.export" />} onClosed={onClosed} focusFirst="input">
      <ReasonForm name={<FormattedMessage id="desk.customer.exportNow" />} onSent={onExport}>
        <p>
          <FormattedMessage id="desk.customer.exportText" />
        </p>
      </ReasonForm>
    </DeskDialog>
  );
}
