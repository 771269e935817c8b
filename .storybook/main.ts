import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { storyVite } from './vite.ts';

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
  viteFinal: (vite) => mergeConfig(vite, storyVite()),
};

export default config;
