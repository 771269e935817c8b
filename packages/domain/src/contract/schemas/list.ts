import type { InferType } from 'yup';
import { string } from 'yup';
import { longestListName, mostListLines, mostPieces } from '../../lists/savedList.ts';
import { longestOwnNumber, mostOwnNumbers } from '../../lists/ownNumber.ts';
import { matchStates } from '../../partsList/partMatch.ts';
import { filledText, flag, listOf, localized, oneOf, record, sku, text, whole } from './parts.ts';
import { product } from './product.ts';
import { lineNote, ownNumber } from './session.ts';

const listId = () => filledText(60);
const listName = () => filledText(longestListName).matches(/\S/);

const listLine = record({ SKU: sku(), AMOUNT: whole(1, mostPieces), NOTE: lineNote() });

export const listIdRequest = record({ LIST_ID: listId() });
export const shareKeyRequest = record({ SHARE_KEY: filledText(60) });
export const createListRequest = record({ NAME: listName(), LINES: listOf(listLine).max(mostListLines) });
export const addToListRequest = record({ LIST_ID: listId(), LINES: listOf(listLine).min(1).max(mostListLines) });
/** An AMOUNT of 0 removes the line; lines that are not named stay as they are. */
export const changeListRequest = record({
  LIST_ID: listId(),
  NAME: listName(),
  LINES: listOf(listLine.concat(record({ AMOUNT: whole(0, mostPieces) }))).max(mostListLines),
});
export const shareListRequest = record({ LIST_ID: listId(), SHARED: flag() });

export const listEntries = record({
  LISTS: listOf(record({ LIST_ID: listId(), NAME: text(longestListName), LINES: whole(), SHARED: flag() })),
});
export const listCreated = record({ LIST_ID: listId() });
/** SHARE_KEY is null where the list is not shared, and for those who open it by its link. */
export const savedList = record({
  NAME: text(longestListName),
  SHARE_KEY: string().strict().nullable().defined(),
  LINES: listOf(
    listLine.concat(
      record({
        NAME: localized(),
        PART_NUMBER: text(80),
        OWN_NUMBER: ownNumber(),
        STATE: oneOf(matchStates),
        /** Ordered for the line; null: the shop sells neither the product nor another in its place. */
        CHOSEN: sku().nullable().defined(),
      }),
    ),
  ),
  PRODUCTS: listOf(product),
  PROJECT: record({ TITLE: localized(), TEXT: localized() }).optional().default(undefined),
});
export const shopWindow = record({
  SHORTCUTS: listOf(filledText(40)),
  PROJECTS: listOf(
    record({
      SHARE_KEY: filledText(60),
      TITLE: localized(),
      TEXT: localized(),
      /** Of its parts that can be ordered; LINES are those that the start page shows, of the first project alone. */
      COUNT: whole(1),
      LINES: listOf(
        record({
          SKU: sku(),
          AMOUNT: whole(1, mostPieces),
          NAME: localized(),
          PICTURE: localized().nullable().defined(),
          PICTURE_COPYRIGHT: localized().nullable().defined(),
        }),
      ),
    }),
  ),
  /** Those right below the root that have products, each with the picture of one of them. */
  CATEGORIES: listOf(
    record({
      PATH: filledText(80),
      NAME: localized(),
      COUNT: whole(1),
      PICTURE: localized().nullable().defined(),
    }),
  ),
});
export const shareAnswer = record({ SHARE_KEY: string().strict().nullable().defined() });

export const ownNumbers = record({ NUMBERS: listOf(record({ SKU: sku(), NUMBER: filledText(longestOwnNumber) })) });
/** An empty NUMBER takes the product's away. */
export const setNumbersRequest = record({
  NUMBERS: listOf(record({ SKU: sku(), NUMBER: text(longestOwnNumber) }))
    .min(1)
    .max(mostOwnNumbers),
});
export const setNumbersAnswer = record({ UNKNOWN: listOf(sku()) });

export type SavedListWire = InferType<typeof savedList>;
export type OwnNumbersWire = InferType<typeof ownNumbers>;
export type ShopWindowWire = InferType<typeof shopWindow>;
export type ListEntriesWire = InferType<typeof listEntries>;
export type ListLineWire = InferType<typeof listLine>;
