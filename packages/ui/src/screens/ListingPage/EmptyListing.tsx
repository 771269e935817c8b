import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { startPath } from '../paths.ts';

type EmptyListingProps = {
  readonly title: ReactNode;
  /** The page's own heading, unless one stands above it. */
  readonly level?: 1 | 2;
};

/** A listing without any product, and the way back. */
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
