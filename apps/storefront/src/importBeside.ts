import { importAgain } from './importAgain.ts';

const fetching = new Set<string>();

/**
 * Does an import, and fetches at the same time the files that its file will import: they are in the browser's cache when it asks. They are not
 * imported here, for one that could not be imported once never can be. On its way to work a page has all its files named by the server.
 *
 * @param beside Paths of the files that it needs as well.
 */
export function importBeside<Module>(load: () => Promise<Module>, beside: readonly string[] = []): Promise<Module> {
  if (document.documentElement.dataset['hydrated'] === 'true') for (const path of beside) fetchOnce(`/${path}`);
  return importAgain(load);
}

function fetchOnce(path: string): void {
  if (fetching.has(path) || performance.getEntriesByName(location.origin + path).length > 0) return;
  fetching.add(path);
  fetch(path)
    .then((answer) => answer.arrayBuffer())
    .catch(() => fetching.delete(path));
}
