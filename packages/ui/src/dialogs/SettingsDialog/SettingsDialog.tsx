import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { Settings } from '@platine/domain/machines/sessionDialogs.ts';
import { FormattedMessage } from 'react-intl';
import type { DismissHandlers } from '../Modal.tsx';
import { Modal } from '../Modal.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export type SettingsDialogProps = DismissHandlers & {
  /** The session's settings when the dialog opens. */
  readonly settings: Settings;
  /** True while they are being saved. */
  readonly busy: boolean;
  /** Why they could not be saved; null without a failure. */
  readonly failure: Failure | null;
  /** Called with the chosen settings. */
  readonly onSubmitted: (settings: Settings) => void;
};

/** Customer type and delivery country, which determine every price (spec §2). */
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
