import type { ResponseOf } from '../../contract/schemas.ts';
import type { Language } from '../../language/language.ts';
import type { PageBlock, PageName, ShopPage } from './page.ts';

/** The information pages of a shop, each in all languages. */
export type ShopPages = Readonly<Record<PageName, PageTexts>>;
export type PageTexts = Readonly<Record<Language, ShopPage>>;

type Answer = ResponseOf<'shopPage'>;
type WirePage = Answer['TEXTS']['EN'];
type WireBlock = WirePage['BLOCKS'][number];

/** A page as it travels. */
export function pageToWire(page: PageName, { EN, DE, FR }: PageTexts): Answer {
  return { PAGE: page, TEXTS: { EN: textToWire(EN), DE: textToWire(DE), FR: textToWire(FR) } };
}

function textToWire({ changed, intro, blocks }: ShopPage): WirePage {
  return { CHANGED: changed, INTRO: intro, BLOCKS: blocks.map((block) => blockToWire(block)) };
}

function blockToWire({ audience = 'ALL', ...block }: PageBlock): WireBlock {
  const common = { KIND: block.kind, AUDIENCE: audience };
  switch (block.kind) {
    case 'heading':
      return { ...common, ID: block.id, TEXT: block.text };
    case 'question':
    case 'paragraph':
    case 'note':
    case 'withdrawalLink':
      return { ...common, TEXT: block.text };
    case 'contactLink':
      return { ...common, TEXT: block.text, TOPIC: block.topic };
    case 'list':
      return { ...common, ITEMS: [...block.items] };
    case 'table':
      return { ...common, TEXT: block.caption, ITEMS: [...block.columns], ROWS: block.rows.map((row) => [...row]) };
    case 'paymentMethods':
      return { ...common, NOTES: { ...block.notes } };
    default:
      return common;
  }
}

/** A page in one language, of an answer. */
export function pageFromWire({ TEXTS }: Answer, language: Language): ShopPage {
  const { CHANGED: changed, INTRO: intro, BLOCKS } = TEXTS[language];
  return { changed, intro, blocks: BLOCKS.map((block) => blockFromWire(block)) };
}

function blockFromWire({ AUDIENCE, ...wire }: WireBlock): PageBlock {
  const block = unaddressed(wire);
  return AUDIENCE === 'ALL' ? block : { ...block, audience: AUDIENCE };
}

/** Fields that its kind does not need are missing in an answer. */
function unaddressed(wire: Omit<WireBlock, 'AUDIENCE'>): PageBlock {
  const { KIND: kind, ID: id = '', TEXT: text = '', ITEMS: items = [], ROWS: rows = [], TOPIC, NOTES = {} } = wire;
  switch (kind) {
    case 'heading':
      return { kind, id, text };
    case 'contactLink':
      return { kind, text, topic: TOPIC ?? 'general' };
    case 'list':
      return { kind, items };
    case 'table':
      return { kind, caption: text, columns: items, rows };
    case 'paymentMethods':
      return { kind, notes: NOTES };
    case 'question':
    case 'paragraph':
    case 'note':
    case 'withdrawalLink':
      return { kind, text };
    default:
      return { kind };
  }
}
