import type { Language } from '@platine/domain/language/language.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { Integrations } from '../integrations/integrations.ts';
import type { FolderShop } from '../shop/folderShop.ts';

/** The shop's integrations and settings that services read. */
export type CallSettings = Omit<Integrations, 'sandbox' | 'labels'> & {
  /** Days for which a mailed link shows an order (D7). */
  readonly orderLinkDays: number;
  /** Days within which the transfer for a guest's order is expected (D32). */
  readonly guestTransferDays: number;
};

/** Of the options of an app, those that services read. */
export function callSettings({ payments, vatIds, orderLinkDays, guestTransferDays }: CallSettings): CallSettings {
  return { payments, vatIds, orderLinkDays, guestTransferDays };
}

/** The circumstances of one call: its caller, its moment, and the shop's database and settings. Services take the parts that they need. */
export type CallContext = CallSettings & {
  readonly db: Database;
  readonly now: Date;
  readonly shop: FolderShop;
  readonly log: Log;
  /** The caller's session token as it came; it may name no session. */
  readonly sessionToken: string | null;
  /** The token of the caller's browser as it came; it may be known to no account. */
  readonly deviceToken: string | null;
  /** The caller's internet address, for limits by address (D32); null when it is not known. */
  readonly clientAddress: string | null;
  /** The language that the caller's browser asks for. A new session has it until one is posted, so that mails match the pages (spec §4). */
  readonly browserLanguage: Language | null;
  /** Makes the caller keep this token: a new session's, or a living one's to prolong its cookie. */
  readonly keepToken: (token: string) => void;
  /** Makes the caller's browser keep this token, by which the account knows it. */
  readonly keepDevice: (token: string) => void;
  /** Tells the caller after how many seconds it may try again (D32). */
  readonly askAgainIn?: (seconds: number) => void;
};
