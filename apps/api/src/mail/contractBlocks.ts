import { textIn } from '@platine/domain/language/text.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { paymentOffers } from '@platine/domain/payment/methods.ts';
import type { PageBlock, PageName, ShopPage } from '@platine/domain/shop/pages/page.ts';
import { pageNames } from '@platine/domain/shop/pages/page.ts';
import { termsFacts } from '@platine/domain/shop/pages/termsFacts.ts';
import type { NoticeFile } from '@platine/domain/shop/guaranteeNotice.ts';
import { guaranteePage, guaranteeWordsIn, hasGuaranteeNotice } from '@platine/domain/shop/guaranteeNotice.ts';
import { pageIn } from '@platine/domain/shop/pages/pages.ts';
import type { Block } from './letter.ts';
import type { Wording } from './wording.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';

export type ContractLinks = {
  /** The function of withdrawal (Directive 2011/83/EU art. 11a). */
  readonly withdrawal: string;
  /** The address of an information page. */
  readonly page: (name: PageName) => string;
};

type Writing = { readonly wording: Wording; readonly shop: Shop; readonly links: ContractLinks };

/**
 * The parts that a confirmation carries in itself, because a link is no durable medium: for consumers the notice on the legal guarantee, the instruction on
 * withdrawal and its model form, and for everybody the terms (Directive 2011/83/EU art. 8 (7); spec §5, D35).
 */
export function contractBlocks({ customerType }: Order, write: Writing): Block[] {
  const { language, contract: words } = write.wording;
  const { gtc, revocation } = write.shop.pages;
  const terms = termsBlocks(words.terms, pageIn(gtc, language), write);
  if (!hasGuaranteeNotice(customerType)) return terms;
  return [...guaranteeBlocks(write), ...termsBlocks(words.withdrawal, pageIn(revocation, language), write), ...terms];
}

/** The harmonised notice: the Commission's graphic where the shop has it, and its content as text (Regulation (EU) 2025/1960, D40). */
function guaranteeBlocks({ wording: { language }, shop }: Writing): Block[] {
  const { title, texts: sentences, remedies, more } = guaranteeWordsIn(language, shop.guaranteeWords);
  const notice = shop.guaranteeNotices[language];
  return [
    { kind: 'part', text: title },
    ...(notice === undefined ? [] : [noticeBlock(notice, title)]),
    ...sentences.map((text) => ({ kind: 'paragraph', text }) as const),
    { kind: 'list', items: remedies },
    { kind: 'lines', lines: [more, guaranteePage] },
  ];
}

/** Pixels: as wide as a letter has room for. */
const mostWidth = 560;

function noticeBlock({ address, content, width }: NoticeFile, alt: string): Block {
  const filename = address.split('/').at(-1) ?? address;
  return {
    kind: 'picture',
    file: { filename, content, contentType: 'image/png', cid: filename },
    alt,
    href: guaranteePage,
    width: Math.min(width, mostWidth),
  };
}

function termsBlocks(title: string, { intro, changed, blocks }: ShopPage, write: Writing): Block[] {
  const { language, contract } = write.wording;
  const { date } = writing(language);
  return [
    { kind: 'part', text: title },
    { kind: 'paragraph', text: filled(intro, write) },
    ...blocks.flatMap((block) => termsBlock(block, write)),
    { kind: 'paragraph', text: fill(contract.changed, { date: date(changed) }) },
  ];
}

/** Kinds that need a page, such as prices to all countries, are left out. */
function termsBlock(block: PageBlock, write: Writing): Block[] {
  switch (block.kind) {
    case 'heading':
    case 'question':
      return [{ kind: 'heading', text: block.text }];
    case 'paragraph':
    case 'note':
      return [{ kind: 'paragraph', text: filled(block.text, write) }];
    case 'list':
      return [{ kind: 'list', items: block.items.map((item) => filled(item, write)) }];
    case 'withdrawalLink':
      return [{ kind: 'link', text: filled(block.text, write), href: write.links.withdrawal }];
    case 'paymentMethods':
      return [{ kind: 'list', items: payments(block.notes, write) }];
    case 'table':
      return [{ kind: 'list', items: block.rows.map((row) => row.map((cell) => filled(cell, write)).join(' · ')) }];
    default:
      return [];
  }
}

type Notes = Extract<PageBlock, { kind: 'paymentMethods' }>['notes'];

/** As on the page of the terms: every way to pay that the shop has (D23). */
function payments(notes: Notes, write: Writing): string[] {
  const { language } = write.wording;
  const { colon } = writing(language);
  const { payment: terms } = write.shop;
  return paymentOffers({ terms, customerType: 'COMPANY', invoiceCleared: true, unavailable: [] })
    .filter(({ refusal }) => refusal === null)
    .map(({ method }) => {
      const name = textIn(terms[method].name, language);
      const note = notes[method];
      return note === undefined ? name : `${name}${colon} ${filled(note, write)}`;
    });
}

/** A text with its places filled. An address stands beside the words of its link, because a letter is also read as text. */
function filled(text: string, { wording: { language, contract }, shop, links }: Writing): string {
  const pages = pageNames.map((name) => [`to.${name}`, links.page(name)] as const);
  const linked = text.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
  return fill(linked, {
    ...termsFacts(shop, writing(language)),
    ...Object.fromEntries(pages),
    'to.revocation': contract.withdrawal,
    'to.gtc': contract.terms,
  });
}
