import type { Database } from '../db/database.ts';
import type { LabelService } from '../integrations/labels/labelService.ts';
import type { PaymentProviders } from '../integrations/payments/provider.ts';
import type { Log } from '../log/log.ts';
import type { CurrentShop } from '../shop/currentShop.ts';
import type { Clock } from '../time/clock.ts';

/** The terminal of the person who has typed a command. */
export type Output = {
  readonly say: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Bytes or pieces that are done, of all. */
  readonly progress: (done: number, total: number) => void;
  /** Asks the person at the terminal; null where nobody sits there. */
  readonly ask: ((question: string) => Promise<string>) | null;
};

/** The shop that a command works on. */
export type ShopContext = {
  readonly db: Database;
  /** Where the catalogue's pictures and documents are kept. */
  readonly mediaFolder: string;
  /** Scheme, host and port that operators see. */
  readonly deskOrigin: string;
  readonly clock: Clock;
  readonly currentShop: CurrentShop;
  readonly payments: PaymentProviders;
  readonly labels: LabelService | null;
  readonly log: Log;
  readonly output: Output;
};

/** A parsed command line. `run` answers the exit code: 0, or 1 when not all was done. */
export type Work =
  | { readonly needs: 'shop'; readonly run: (context: ShopContext) => Promise<number> }
  | { readonly needs: 'nothing'; readonly run: (output: Output) => Promise<number> };

export type Command = {
  readonly usage: string;
  /** Parses the words after the command's name; null when they make no sense. Paths are relative to `cwd`. */
  readonly parse: (words: readonly string[], cwd: string) => Work | null;
};
