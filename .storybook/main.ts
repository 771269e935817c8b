import type { StorybookConfig } from '@storybook/react-vite';
import { readFileSync } from 'node:fs';
import { mergeConfig } from 'vite';
import { brandsOf } from './brand.ts';
import { taggedIndexer } from './tags.ts';
import { storyVite } from './vite.ts';

/** Stories of a folder of the UI, under their place in the side bar. `preview.tsx` has the order. */
const stories = (folder: string, titlePrefix: string) => ({
  directory: `../packages/ui/src/${folder}`,
  files: '**/*.stories.tsx',
  titlePrefix,
});

const tokens = new URL('../packages/ui/src/tokens/tokens.css', import.meta.url);

/** The manager is bundled without Vite and cannot read the style sheet: its colours come in the page. */
const brands = () => JSON.stringify(brandsOf(readFileSync(tokens, 'utf8'))).replaceAll('<', String.raw`\u003c`);

const ownStyle = [
  // Its white cover would flash on a dark page, once a frame.
  '.sb-preparing-story, .sb-preparing-docs { background: none !important; }',
  // The stripes of its tables are greys that no theme value changes.
  '.sbdocs.sbdocs-wrapper table tr:nth-of-type(2n) { background-color: var(--color-tint); }',
  // Its names of code are blue, and stand apart from the comma after them.
  '.sbdocs.sbdocs-wrapper :is(p, td) > code { margin: 0; border-color: var(--color-hairline); background: var(--color-tint); color: inherit; }',
  // Its table of props is wider than a phone.
  '@media (width < 40rem) { .sbdocs.sbdocs-wrapper .docblock-argstable { display: block; overflow-x: auto; } }',
].join(' ');

const config: StorybookConfig = {
  stories: [
    './guide/**/*.mdx',
    { directory: './guide', files: '**/*.stories.tsx', titlePrefix: 'Foundations' },
    stories('components', 'Components'),
    stories('cart', 'Components/Cart'),
    stories('checkout', 'Components/Checkout'),
    stories('chrome', 'Components/Header and footer'),
    stories('dialogs', 'Components/Modal dialogs'),
    stories('fit', 'Components/Fit'),
    stories('forms', 'Forms'),
    stories('screens', 'Screens'),
    stories('desk', 'Desk'),
    stories('flows', 'Flows'),
    { directory: './workbench/machines', files: '**/*.stories.tsx', titlePrefix: 'Machines' },
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Reads every component for tools that ask at /mcp; a build has nobody to answer (record 0077).
    ...(process.env['NODE_ENV'] === 'development' ? ['@storybook/addon-mcp'] : []),
  ],
  framework: '@storybook/react-vite',
  staticDirs: [
    './static',
    { from: '../mocks/media', to: '/media' },
    { from: '../apps/storefront/public/favicon.svg', to: '/favicon.svg' },
    { from: '../tests/pictures', to: '/accepted' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other one, react-docgen-typescript, does not work with TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => indexers.map(taggedIndexer),
  managerHead: (head = '') => `${head}<script id="brands" type="application/json">${brands()}</script>`,
  previewHead: (head = '') => `${head}<style>${ownStyle}</style>`,
  viteFinal: (vite) => mergeConfig(vite, storyVite()),
};

export default config;
