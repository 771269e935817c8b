import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { contactPath } from '../../routing/paths.ts';

/** Shown for a missing order and for another shopper's order alike (D7). */
export function OrderNotFound() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="checkoutDoneScreen.notFoundTitle" />}
      action={
        <Link href={contactPath()} variant="secondary">
          <FormattedMessage id="checkoutDoneScreen.contact" />
        </Link>
      }
    >
      <FormattedMessage id="checkoutDoneScreen.notFoundText" />
    </EmptyState>
  );
}
