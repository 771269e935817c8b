import type { ResponseOf } from '../../contract/schemas.ts';
import type { InLanguages } from '../../language/inLanguages.ts';
import type { Language } from '../../language/language.ts';
import { defaultLanguage } from '../../language/language.ts';
import type { PageBlock, PageName, ShopPage } from './page.ts';

/** The information pages of a shop, each in all languages. */
export type ShopPages = Readonly<Record<PageName, PageTexts>>;
export type PageTexts = InLanguages<ShopPage>;

type Answer = ResponseOf<'shopPage'>;
type WirePage = Answer['TEXTS']['EN'];
type WireBlock = WirePage['BLOCKS'][number];

/** A page as it travels. */
export function pageToWire(page: PageName, texts: PageTexts): Answer {
  const { EN, DE, FR } = texts;
  const added = Object.entries(texts).flatMap(([language, text]) =>
    text === undefined ? [] : [[language, textToWire(text)] as const],
  );
  const own = { EN: textToWire(EN), DE: textToWire(DE), FR: textToWire(FR) };
  return { PAGE: page, TEXTS: { ...Object.fromEntries(added), ...own } };
}

/** The page in a language, in English for one that the shop has no longer. */
export function pageIn(texts: PageTexts, language: Language): ShopPage {
  return texts[language] ?? texts[defaultLanguage];
}

function textToWire({ changed, intro, blocks }: ShopPage): WirePage {
  return { CHANGED: changed, INTRO: intro, BLOCKS: blocks.map((block) => blockToWire(block)) };
}

function blockToWire({ audience = 'ALL', ...block }: PageBlock): WireBlock {
  return { KIND: block.kind, AUDIENCE: audience, ID: '', TEXT: '', ...fieldsToWire(block) };
}

function fieldsToWire(block: PageBlock): Partial<WireBlock> {
  if ('notes' in block) return { NOTES: { ...block.notes } };
  if ('items' in block) return { ITEMS: [...block.items] };
  if ('rows' in block)
    return { TEXT: block.caption, ITEMS: [...block.columns], ROWS: block.rows.map((row) => [...row]) };
  if ('id' in block) return { ID: block.id, TEXT: block.text };
  if ('topic' in block) return { TEXT: block.text, TOPIC: block.topic };
  return 'text' in block ? { TEXT: block.text } : {};
}

/** A page in one language, of an answer. */
export function pageFromWire({ TEXTS }: Answer, language: Language): ShopPage {
  const { CHANGED: changed, INTRO: intro, BLOCKS } = TEXTS[language] ?? TEXTS[defaultLanguage];
  return { changed, intro, blocks: BLOCKS.map((block) => blockFromWire(block)) };
}

function blockFromWire({ AUDIENCE, ...wire }: WireBlock): PageBlock {
  const block = readers[wire.KIND](wire);
  return AUDIENCE === 'ALL' ? block : { ...block, audience: AUDIENCE };
}

type Reader = (wire: Omit<WireBlock, 'AUDIENCE'>) => PageBlock;

/** A field that a kind does not need is missing in an answer. */
const readers: Readonly<Record<PageBlock['kind'], Reader>> = {
  heading: ({ ID, TEXT }) => ({ kind: 'heading', id: ID, text: TEXT }),
  question: ({ TEXT }) => ({ kind: 'question', text: TEXT }),
  paragraph: ({ TEXT }) => ({ kind: 'paragraph', text: TEXT }),
  note: ({ TEXT }) => ({ kind: 'note', text: TEXT }),
  list: ({ ITEMS = [] }) => ({ kind: 'list', items: ITEMS }),
  table: ({ TEXT, ITEMS = [], ROWS = [] }) => ({ kind: 'table', caption: TEXT, columns: ITEMS, rows: ROWS }),
  contactLink: ({ TEXT, TOPIC = 'general' }) => ({ kind: 'contactLink', text: TEXT, topic: TOPIC }),
  withdrawalLink: ({ TEXT }) => ({ kind: 'withdrawalLink', text: TEXT }),
  paymentMethods: ({ NOTES = {} }) => ({ kind: 'paymentMethods', notes: NOTES }),
  identity: () => ({ kind: 'identity' }),
  shippingTimes: () => ({ kind: 'shippingTimes' }),
  countries: () => ({ kind: 'countries' }),
  freeShipping: () => ({ kind: 'freeShipping' }),
  shippingPrices: () => ({ kind: 'shippingPrices' }),
};
