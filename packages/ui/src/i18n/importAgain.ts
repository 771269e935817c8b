let retries = 0;

/**
 * Imports a module, and tries once more under another address when that fails: browsers remember a failed import and never fetch the
 * address again (HTML standard; Chromium 153 does so).
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    retries += 1;
    return importFrom(`${address}?retry=${retries}`);
  }
}
