import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { RetryView } from '../components/RetryView/RetryView.tsx';
import { retryFailures } from '../queries/queryClient.ts';

type LoadFailureProps = {
  /** `failure`: the shop answered with an error; `network`: no valid response arrived. */
  readonly kind: 'failure' | 'network';
  readonly onRetry: () => void;
};

/** A page whose content could not be loaded. The kind determines what the reader can do. */
export function LoadFailure({ kind, onRetry }: LoadFailureProps) {
  const queryClient = useQueryClient();
  const retry = () => {
    onRetry();
    retryFailures(queryClient);
  };
  return (
    <RetryView
      title={<FormattedMessage id={kind === 'network' ? 'loadFailure.networkTitle' : 'loadFailure.failureTitle'} />}
      onRetry={retry}
    >
      <FormattedMessage id={kind === 'network' ? 'loadFailure.networkText' : 'loadFailure.failureText'} />
    </RetryView>
  );
}
