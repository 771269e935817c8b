import { RetryView } from '@platine/ui/components/RetryView/RetryView.tsx';
import { FormattedMessage } from 'react-intl';

/** Neither a page's code nor what would wait for it can be fetched: only the server can show the page. */
export function NotFetched() {
  return (
    <RetryView title={<FormattedMessage id="chunkLoading.failedTitle" />} onRetry={() => location.reload()}>
      <FormattedMessage id="chunkLoading.failedText" />
    </RetryView>
  );
}
