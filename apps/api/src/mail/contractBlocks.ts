import type { Language } from '@platine/domain/language/language.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { Order } from '@platine/domain/order/order.ts';
import { paymentOffers } from '@platine/domain/payment/methods.ts';
import { content as gtcDe } from '@platine/domain/shop/terms/gtc/de.data.ts';
import { content as gtcEn } from '@platine/domain/shop/terms/gtc/en.data.ts';
import { content as gtcFr } from '@platine/domain/shop/terms/gtc/fr.data.ts';
import { content as revocationDe } from '@platine/domain/shop/terms/revocation/de.data.ts';
import { content as revocationEn } from '@platine/domain/shop/terms/revocation/en.data.ts';
import { content as revocationFr } from '@platine/domain/shop/terms/revocation/fr.data.ts';
import type { Terms, TermsBlock } from '@platine/domain/shop/terms/terms.ts';
import { termsFacts } from '@platine/domain/shop/terms/terms.ts';
import type { NoticeFile } from '@platine/domain/shop/guaranteeNotice.ts';
import { guaranteePage, hasGuaranteeNotice } from '@platine/domain/shop/guaranteeNotice.ts';
import { guaranteeWords } from '@platine/domain/shop/guaranteeWords.data.ts';
import { contractWords } from './contractWords.data.ts';
import type { Block } from './letter.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';

const texts: Readonly<Record<Language, { readonly gtc: Terms; readonly revocation: Terms }>> = {
  EN: { gtc: gtcEn, revocation: revocationEn },
  DE: { gtc: gtcDe, revocation: revocationDe },
  FR: { gtc: gtcFr, revocation: revocationFr },
};

export type ContractLinks = {
  /** The function of withdrawal (Directive 2011/83/EU art. 11a). */
  readonly withdrawal: string;
  readonly shippingCosts: string;
};

type Writing = { readonly language: Language; readonly shop: Shop; readonly links: ContractLinks };

/**
 * The parts that a confirmation carries in itself, because a link is no durable medium: for consumers the notice on the legal guarantee, the instruction on
 * withdrawal and its model form, and for everybody the terms (Directive 2011/83/EU art. 8 (7); spec §5, D35).
 */
export function contractBlocks({ customerType }: Order, write: Writing): Block[] {
  const { language } = write;
  const words = contractWords[language];
  const { gtc, revocation } = texts[language];
  const forConsumers = [...guaranteeBlocks(write), ...termsBlocks(words.withdrawal, revocation, write)];
  return [...(hasGuaranteeNotice(customerType) ? forConsumers : []), ...termsBlocks(words.terms, gtc, write)];
}

/** The harmonised notice: the Commission's graphic where the shop has it, and its content as text (Regulation (EU) 2025/1960, D40). */
function guaranteeBlocks({ language, shop }: Writing): Block[] {
  const { title, texts: sentences, remedies, more } = guaranteeWords[language];
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

function termsBlocks(title: string, { intro, changed, blocks }: Terms, write: Writing): Block[] {
  const { date } = writing(write.language);
  return [
    { kind: 'part', text: title },
    { kind: 'paragraph', text: filled(intro, write) },
    ...blocks.flatMap((block) => termsBlock(block, write)),
    { kind: 'paragraph', text: fill(contractWords[write.language].changed, { date: date(changed) }) },
  ];
}

function termsBlock(block: TermsBlock, write: Writing): Block[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'heading', text: block.text }];
    case 'paragraph':
      return [{ kind: 'paragraph', text: filled(block.text, write) }];
    case 'list':
      return [{ kind: 'list', items: block.items.map((item) => filled(item, write)) }];
    case 'withdrawalLink':
      return [{ kind: 'link', text: block.text, href: write.links.withdrawal }];
    case 'paymentMethods':
      return [{ kind: 'list', items: payments(block.notes, write) }];
  }
}

type Notes = Extract<TermsBlock, { kind: 'paymentMethods' }>['notes'];

/** As on the page of the terms: every way to pay that the shop has (D23). */
function payments(notes: Notes, write: Writing): string[] {
  const { colon } = writing(write.language);
  const { payment: terms } = write.shop;
  return paymentOffers({ terms, customerType: 'COMPANY', invoiceCleared: true, unavailable: [] })
    .filter(({ refusal }) => refusal === null)
    .map(({ method }) => {
      const name = textIn(terms[method].name, write.language);
      const note = notes[method];
      return note === undefined ? name : `${name}${colon} ${filled(note, write)}`;
    });
}

function filled(text: string, { language, shop, links }: Writing): string {
  const { withdrawal } = contractWords[language];
  return fill(text, {
    ...termsFacts(shop, writing(language)),
    'to.revocation': withdrawal,
    'to.shippingCosts': links.shippingCosts,
  });
}
