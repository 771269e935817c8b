import type { DocsContainerProps, Story } from '@storybook/addon-docs/blocks';
import type { ComponentProps, PropsWithChildren } from 'react';
import { lazy, Suspense } from 'react';

const ShopDocs = lazy(async () => ({ default: (await import('./ShopDocs.tsx')).ShopDocs }));
const StoryInDocs = lazy(async () => ({ default: (await import('./StoryInDocs.tsx')).StoryInDocs }));
const ComponentPage = lazy(async () => ({ default: (await import('./component/ComponentPage.tsx')).ComponentPage }));

/** How docs pages are drawn. Their blocks are heavy and come with the first docs page: a story alone needs none. */
export const docs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense fallback={null}>
      <ShopDocs {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  ),
  components: { Story: (props: ComponentProps<typeof Story>) => <StoryInDocs {...props} /> },
};
