import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { startPath } from '../../routing/paths.ts';

/** "Product no longer available" with a link back (spec §2, D27). */
export function ProductUnavailable() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="productScreen.goneTitle" />}
      action={
        <Link href={startPath} variant="primary">
          <FormattedMessage id="productScreen.goneBack" />
        </Link>
      }
    >
      <FormattedMessage id="productScreen.goneText" />
    </EmptyState>
  );
}
