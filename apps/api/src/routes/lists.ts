import { ownNumbersFromWire, ownNumbersToWire } from '@platine/domain/lists/ownNumbersWire.ts';
import { linesFromWire, listEntriesToWire, savedListToWire } from '@platine/domain/lists/savedListWire.ts';
import { shopWindowToWire } from '@platine/domain/lists/shopWindowWire.ts';
import { readOwnNumbers, setOwnNumbers } from '../services/lists/ownNumbers.ts';
import { readOwnList, readSharedList } from '../services/lists/readList.ts';
import { readWindow } from '../services/lists/readWindow.ts';
import { addToList, changeList, createList, readLists, removeList, shareList } from '../services/lists/storedLists.ts';
import type { Handlers } from './handler.ts';

export const listHandlers = {
  async lists(_, context) {
    return listEntriesToWire(await readLists(context));
  },

  async list({ LIST_ID }, context) {
    return savedListToWire(await readOwnList({ ...context, limits: context.shop.limits }, LIST_ID));
  },

  async sharedList({ SHARE_KEY }, { db, shop }) {
    const { projects } = shop.shopWindow;
    return savedListToWire(await readSharedList({ db, limits: shop.limits }, { key: SHARE_KEY, projects }));
  },

  async shopWindow(_, { db, shop }) {
    return shopWindowToWire(await readWindow({ db, limits: shop.limits }, shop.shopWindow));
  },

  async createList({ NAME, LINES }, context) {
    return { LIST_ID: await createList(context, { name: NAME, lines: linesFromWire(LINES) }) };
  },

  async addToList({ LIST_ID, LINES }, context) {
    await addToList(context, LIST_ID, linesFromWire(LINES));
    return {};
  },

  async changeList({ LIST_ID, NAME, LINES }, context) {
    await changeList(context, LIST_ID, { name: NAME, lines: linesFromWire(LINES) });
    return {};
  },

  async removeList({ LIST_ID }, context) {
    await removeList(context, LIST_ID);
    return {};
  },

  async shareList({ LIST_ID, SHARED }, context) {
    return { SHARE_KEY: await shareList(context, LIST_ID, SHARED) };
  },

  async ownNumbers(_, context) {
    return ownNumbersToWire(await readOwnNumbers(context));
  },

  async setOwnNumbers({ NUMBERS }, context) {
    return { UNKNOWN: await setOwnNumbers(context, ownNumbersFromWire({ NUMBERS })) };
  },
} satisfies Handlers;
