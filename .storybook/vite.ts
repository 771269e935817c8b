import type { UserConfig } from 'vite';
import { cssTarget, platineVite } from '../packages/ui/build/platineVite.ts';

/** Dependencies that stories import. Vite would reload the page during a first test run for each one that it finds late. */
const dependencies = [
  '@mswjs/interceptors/fetch',
  'msw',
  'msw/experimental',
  'elkjs/lib/elk.bundled.js',
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

/** The search for what is imported reads files, and the words' parts are none: it would end there, having found nothing. */
const withoutWords = {
  name: 'platine-without-words',
  resolveId: (source: string) => (/\/messages\/\w+\.json/.test(source) ? { id: source, external: true } : null),
};

/** How stories are bundled: in Storybook, as tests, and by tests/languages. */
export function storyVite(): UserConfig {
  return {
    ...platineVite(),
    build: { cssTarget },
    optimizeDeps: { include: dependencies, rolldownOptions: { plugins: [withoutWords] } },
  };
}
