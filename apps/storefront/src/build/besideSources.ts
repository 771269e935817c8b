import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets what a module finds by `import.meta.url` stay where it is, beside its source: migrations, the sample catalogue, a package's data. The
 * way there is relative to the folder of the built program, so that the shop can be moved as a whole.
 */
export function besideSources(): Plugin {
  let folder = '';
  return {
    name: 'platine-beside-sources',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    transform: {
      filter: { code: 'import.meta.url' },
      handler: (code, id) => {
        const source = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`;
        // Lines stay what they are, and that is what a stack is read by.
        return { code: code.replaceAll('import.meta.url', source), map: null };
      },
    },
  };
}
