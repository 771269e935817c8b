import type { FolderShop } from './folderShop.ts';

/** Answers the shop as its folder says it is: it changes when a running shop reads its folder again. */
export type CurrentShop = () => FolderShop;
