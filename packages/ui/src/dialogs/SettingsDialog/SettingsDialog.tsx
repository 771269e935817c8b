import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { FormattedMessage } from 'react-intl';
import type { DismissHandlers } from '../Modal.tsx';
import { Modal } from '../Modal.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export type SettingsDialogProps = DismissHandlers & {
  /** As the shop knows them when the dialog opens. */
  readonly settings: Settings;
  /** They are on their way to the shop. */
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onSubmitted: (settings: Settings) => void;
};

/** Who buys and where it is delivered, which decides about every price (spec §2). */
export function SettingsDialog({ settings, busy, failure, onSubmitted, ...leaving }: SettingsDialogProps) {
  return (
    <Modal title={<FormattedMessage id="settingsDialog.title" />} {...leaving}>
      <SettingsForm
        settings={settings}
        busy={busy}
        failure={failure}
        onSubmitted={onSubmitted}
        onAborted={leaving.onDismissed}
      />
    </Modal>
  );
}
