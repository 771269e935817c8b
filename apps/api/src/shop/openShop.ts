import cluster from 'node:cluster';
import type { Log } from '../log/log.ts';
import { folderChanged, takeOver } from '../processes/messages.ts';
import type { CurrentShop } from './currentShop.ts';
import { builtBoard } from './builtBoard.ts';
import type { FolderShop } from './folderShop.ts';
import { readShop } from './readShop.ts';
import type { PaymentServices } from './setUpMethods.ts';
import { withSetUpMethods } from './setUpMethods.ts';
import { ShopError } from './shopError.ts';

/** A shop that takes its folder over again when it is told to. */
export type LiveShop = {
  readonly currentShop: CurrentShop;
  /** How often the folder was taken over: what was kept of an earlier shop is not for this one. */
  readonly generation: () => number;
  /** Takes the folder over in all processes: it was changed here. */
  readonly takeChange: () => void;
};

/** Reads a shop's folder at the start of a process. Throws ShopError. */
export function openShop(folder: string): CurrentShop {
  const shop = readShop(folder);
  return () => shop;
}

type LiveSettings = PaymentServices & { readonly shopFolder: string; readonly brand: string };

/**
 * Reads a shop's folder at the start of a process, and again on SIGHUP; one that cannot be used then is refused in a sentence, and the shop stays as
 * it was. One of several processes waits for its supervisor's message, which comes when the folder can be used. Throws ShopError at the start.
 */
export function openLiveShop(settings: LiveSettings, log: Log): LiveShop {
  const { shopFolder } = settings;
  const colours = { builtBoard: builtBoard(settings.brand) };
  let shop = { ...withSetUpMethods(readShop(shopFolder), settings), ...colours };
  let generation = 0;
  const takeFolder = () => {
    const read = readAgain(shopFolder, log);
    if (read === null) return;
    shop = { ...withSetUpMethods(read, settings), ...colours };
    generation += 1;
  };
  process.on('SIGHUP', () => {
    if (cluster.isWorker) return;
    takeFolder();
  });
  process.on('message', (message) => {
    if (message === takeOver) takeFolder();
  });
  const takeChange = () => {
    takeFolder();
    if (cluster.isWorker) process.send?.(folderChanged);
  };
  return { currentShop: () => shop, generation: () => generation, takeChange };
}

/** Whether a running shop can take its folder over; the log says so, or why it cannot. */
export function canTakeOver(folder: string, log: Log): boolean {
  return readAgain(folder, log) !== null;
}

function readAgain(folder: string, log: Log): FolderShop | null {
  try {
    const shop = readShop(folder);
    if (cluster.isPrimary) log({ event: 'start', message: 'The shop’s folder is taken over.' });
    return shop;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    log({ event: 'warning', message: refusal(error) });
    return null;
  }
}

/** One sentence about a folder that is refused: its first mistake, and how to see the others. */
function refusal({ sentences: [first = '', ...more] }: ShopError): string {
  const others = more.length === 0 ? '' : ` (${more.length} more: pnpm shop check names all)`;
  return `The shop’s folder is not taken over, the shop stays as it was: ${first.replace(/\.$/, '')}${others}.`;
}
