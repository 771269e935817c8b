import { complaintsIn } from './serverLog.ts';
import type { Shop, ShopSettings } from './shop.ts';
import { runCommand, startShop } from './shop.ts';

/** A shop that runs on data of its own, and what its log said that a healthy shop does not say. */
export type RunningShop = {
  readonly origin: () => string;
  /** Runs a command of the operator beside the running shop, such as `order list`. */
  readonly command: (...words: readonly string[]) => ReturnType<typeof runCommand>;
  /** Unexpected lines of the server's log; a test that expects a line removes it. */
  readonly serverComplaints: () => string[];
  /** Ends the shop, as Ctrl-C or as a power cut does, and opens it again on the same data and port. `meanwhile` may change the data. */
  readonly restart: (how: 'stopped' | 'killed', meanwhile?: (settings: ShopSettings) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function runShop(settings: ShopSettings): Promise<RunningShop> {
  let shop: Shop = await startShop(settings);
  let heard = 0;
  const complaints: string[] = [];
  const hear = (): string[] => {
    const all = complaintsIn(shop.output());
    complaints.push(...all.slice(heard));
    heard = all.length;
    return complaints;
  };
  return {
    origin: () => shop.origin,
    command: (...words) => runCommand(settings, words),
    serverComplaints: hear,
    restart: async (how, meanwhile) => {
      await (how === 'killed' ? shop.kill() : shop.stop());
      hear();
      heard = 0;
      await meanwhile?.(settings);
      shop = await startShop({ ...settings, PORT: new URL(shop.origin).port });
    },
    stop: async () => void (await shop.stop()),
  };
}
