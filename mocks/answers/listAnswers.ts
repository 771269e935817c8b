import { ownNumbersFromWire, ownNumbersToWire } from '@platine/domain/lists/ownNumbersWire.ts';
import { linesFromWire, listEntriesToWire, savedListToWire } from '@platine/domain/lists/savedListWire.ts';
import { shopWindowToWire } from '@platine/domain/lists/shopWindowWire.ts';
import {
  addToList,
  changeList,
  createList,
  readLists,
  readOwnList,
  readSharedList,
  readWindow,
  removeList,
  shareList,
} from '../shop/lists.ts';
import { readOwnNumbers, setOwnNumbers } from '../shop/ownNumbers.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function listAnswers(shop: Shop) {
  /** The answer of a call that only reports success. */
  const done = (_result: void) => ({});
  return {
    lists: () => listEntriesToWire(readLists(shop)),
    list: ({ LIST_ID }) => savedListToWire(readOwnList(shop, LIST_ID)),
    sharedList: ({ SHARE_KEY }) => savedListToWire(readSharedList(shop, SHARE_KEY)),
    shopWindow: () => shopWindowToWire(readWindow(shop)),
    createList: ({ NAME, LINES }) => ({ LIST_ID: createList(shop, { name: NAME, lines: linesFromWire(LINES) }) }),
    addToList: ({ LIST_ID, LINES }) => done(addToList(shop, LIST_ID, linesFromWire(LINES))),
    changeList: ({ LIST_ID, NAME, LINES }) =>
      done(changeList(shop, LIST_ID, { name: NAME, lines: linesFromWire(LINES) })),
    removeList: ({ LIST_ID }) => done(removeList(shop, LIST_ID)),
    shareList: ({ LIST_ID, SHARED }) => ({ SHARE_KEY: shareList(shop, LIST_ID, SHARED) }),
    ownNumbers: () => ownNumbersToWire(readOwnNumbers(shop)),
    setOwnNumbers: ({ NUMBERS }) => ({ UNKNOWN: setOwnNumbers(shop, ownNumbersFromWire({ NUMBERS })) }),
  } satisfies SomeAnswers;
}
