import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';

type ActivationPromptProps = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onActivated: () => void;
};

export function ActivationPrompt({ busy, failure, onActivated }: ActivationPromptProps) {
  return (
    <>
      <p>
        <FormattedMessage id="contactActivateScreen.ask" />
      </p>
      <FormFailure failure={failure} />
      <Button wide busy={busy} onClick={onActivated}>
        <FormattedMessage id="contactActivateScreen.activate" />
      </Button>
    </>
  );
}
