import { useEffect } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';

type MessageId = NonNullable<MessageDescriptor['id']>;

/** Names the document of a shop of this name after something that happened on the page; null leaves the title as the page set it. */
export function useDocumentTitle(id: MessageId | null, shop: string): void {
  const intl = useIntl();
  useEffect(() => {
    if (id === null) return;
    document.title = intl.formatMessage({ id: 'page.title' }, { name: intl.formatMessage({ id }), shop });
  }, [id, intl, shop]);
}
