import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { cssTarget, platineVite } from '../packages/ui/build/platineVite.ts';

/** What stories import: found late, each would make Vite reload the page in the middle of a first test run. */
const dependencies = [
  '@mswjs/interceptors/fetch',
  'msw',
  'msw/experimental',
  'xstate/graph',
  '@platine/domain > xstate',
  '@platine/domain > yup',
  '@platine/ui > @radix-ui/react-dialog',
  '@platine/ui > @tanstack/react-query',
  '@platine/ui > @xstate/react',
  '@platine/ui > react-hook-form',
  '@platine/ui > react-intl',
  '@platine/ui > wouter',
  '@platine/ui > wouter/memory-location',
];

const config: StorybookConfig = {
  stories: [
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'ui' },
    { directory: './workbench', files: '**/*.stories.tsx', titlePrefix: 'workbench' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['./static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one, react-docgen-typescript, does not work with TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, { ...platineVite(), build: { cssTarget }, optimizeDeps: { include: dependencies } }),
};

export default config;
