import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { startPath } from '../../routing/paths.ts';

/** Shown for every unknown address (spec §2, D24). */
export function NotFoundScreen() {
  return (
    <EmptyState
      level={1}
      title={<FormattedMessage id="notFoundScreen.title" />}
      action={
        <Link href={startPath} variant="primary">
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      }
    >
      <FormattedMessage id="notFoundScreen.text" />
    </EmptyState>
  );
}
