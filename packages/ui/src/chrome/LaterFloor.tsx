import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useHydrated } from '../interaction/useHydrated.ts';
import type { PageFloorProps } from './PageFloor/PageFloor.tsx';

/** Without its code nothing is asked, nothing optional is stored, and the page goes on as it is. */
const Floor = lazy<ComponentType<PageFloorProps>>(() =>
  import('./PageFloor/PageFloor.tsx').then(
    ({ PageFloor }) => ({ default: PageFloor }),
    () => ({ default: () => null }),
  ),
);

/** The page's floor, fetched once the page works: the server cannot know what it has to say (D31). */
export function LaterFloor(props: PageFloorProps) {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <Floor {...props} />
    </Suspense>
  ) : null;
}
