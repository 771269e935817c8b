import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { NoticeBox } from '../NoticeBox.tsx';

type ReloadPromptProps = {
  /** Reloads the page in the new version. */
  readonly onReload: () => void;
  /** Puts the prompt off. */
  readonly onLater: () => void;
};

/** Shown when the server has another version: the shopper decides when to reload (D28). */
export function ReloadPrompt({ onReload, onLater }: ReloadPromptProps) {
  return (
    <NoticeBox
      title={<FormattedMessage id="reloadPrompt.title" />}
      buttons={
        <>
          <Button onClick={onReload}>
            <FormattedMessage id="reloadPrompt.reload" />
          </Button>
          <Button variant="quiet" onClick={onLater}>
            <FormattedMessage id="reloadPrompt.later" />
          </Button>
        </>
      }
    >
      <p role="status">
        <FormattedMessage id="reloadPrompt.text" />
      </p>
    </NoticeBox>
  );
}
