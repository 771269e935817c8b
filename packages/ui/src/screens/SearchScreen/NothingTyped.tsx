import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath } from '../../routing/paths.ts';

/** The search page without a search text. */
export function NothingTyped() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="searchScreen.nothingTypedTitle" />}
      action={
        <Link href={newProductsPath()} variant="secondary">
          <FormattedMessage id="searchScreen.toNewProducts" />
        </Link>
      }
    >
      <FormattedMessage id="searchScreen.nothingTypedText" />
    </EmptyState>
  );
}
