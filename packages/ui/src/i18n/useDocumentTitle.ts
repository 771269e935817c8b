import { useEffect } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';

type MessageId = NonNullable<MessageDescriptor['id']>;

/** Names the document after something that happened on the page; null leaves the title as the page set it. */
export function useDocumentTitle(id: MessageId | null): void {
  const intl = useIntl();
  useEffect(() => {
    if (id !== null) document.title = intl.formatMessage({ id: 'page.title' }, { name: intl.formatMessage({ id }) });
  }, [id, intl]);
}
