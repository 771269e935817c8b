import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { newProductsPath } from '../paths.ts';

export function CartEmpty() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="cartScreen.emptyTitle" />}
      action={
        <Link href={newProductsPath()} variant="primary">
          <FormattedMessage id="cartScreen.emptyAction" />
        </Link>
      }
    >
      <FormattedMessage id="cartScreen.emptyText" />
    </EmptyState>
  );
}
