import type { Decorator } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';

const Parts = lazy(async () => ({ default: (await import('./Parts.tsx')).Parts }));

/** Numbers a component's parts where the toolbar, or its docs page, asks for it. */
export const withParts: Decorator = (Story, { globals, parameters }) => {
  const stories: unknown = parameters['fileName'];
  return (
    <>
      <Story />
      {globals['parts'] === 'numbered' && (
        <Suspense fallback={null}>
          <Parts stories={stories} />
        </Suspense>
      )}
    </>
  );
};
