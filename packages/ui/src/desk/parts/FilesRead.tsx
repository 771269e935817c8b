import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { ReactNode } from 'react';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../../screens/LoadFailure.tsx';
import type { OrderFiles } from './useOrderFiles.ts';

type FilesReadProps = {
  /** Orders that are read together. */
  readonly read: OrderFiles;
  /** The view of orders that are there. */
  readonly children: (files: readonly DeskOrder[]) => ReactNode;
};

/** Orders that are read together, and their states. */
export function FilesRead({ read, children }: FilesReadProps) {
  switch (read.kind) {
    case 'pending':
      return <SkeletonLine size="block" />;
    case 'data':
      return children(read.files);
    default:
      return <LoadFailure kind={read.kind} onRetry={read.retry} />;
  }
}
