/** Addresses of modules that could not be fetched. Chromium remembers that, as the HTML standard says, and never asks for them again. */
const lost = new Set<string>();
let tries = 0;

type Load<Module> = () => Promise<Module>;

/** Does an import; one that failed before is tried under another address of the same file, so that a retry is one. */
export async function importAgain<Module>(
  load: Load<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address),
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\/\/\S+/.exec(String(error)) ?? [];
    if (address === undefined || !lost.has(address)) {
      if (address !== undefined) lost.add(address);
      throw error;
    }
    tries += 1;
    return importFrom(`${address}?try=${tries}`);
  }
}
