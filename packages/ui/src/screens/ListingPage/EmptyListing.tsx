import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { startPath } from '../../routing/paths.ts';

type EmptyListingProps = {
  readonly title: ReactNode;
  /** Heading level: 1 where it is the page's heading. */
  readonly level?: 1 | 2;
};

/** A listing without products, and a link back. */
export function EmptyListing({ title, level = 2 }: EmptyListingProps) {
  return (
    <EmptyState
      level={level}
      title={title}
      action={
        <Link href={startPath} variant="primary">
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      }
    />
  );
}
