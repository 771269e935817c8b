import type { Language } from '@platine/domain/language/language.ts';
import type { FolderShop } from '../shop/folderShop.ts';
import type { Database } from '../db/database.ts';

/** The database, and the time that counts as now. */
export type Moment = { readonly db: Database; readonly now: Date };

/** The time at which something happens, and the shop as it is then. */
export type Occasion = { readonly now: Date; readonly shop: FolderShop };

/** The browser that makes a call. */
export type Visitor = Moment &
  Occasion & {
    /** The session's token as it came; it may open no session. */
    readonly sessionToken: string | null;
    /** Language of a new session until one is posted (spec §4). */
    readonly browserLanguage: Language | null;
    /** Has the browser keep a token: of a new session, or to prolong the cookie. */
    readonly keepToken: (token: string) => void;
  };
