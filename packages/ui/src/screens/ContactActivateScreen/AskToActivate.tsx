import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';

type AskToActivateProps = {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly onActivated: () => void;
};

export function AskToActivate({ busy, failure, onActivated }: AskToActivateProps) {
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
