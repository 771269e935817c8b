import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ordersPath } from '../deskPaths.ts';

/** The address names an order that there is not. */
export function MissingOrder() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="desk.order.missing" />}
      action={
        <Link href={ordersPath}>
          <FormattedMessage id="desk.allOrders" />
        </Link>
      }
    />
  );
}
