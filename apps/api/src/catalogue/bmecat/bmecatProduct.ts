import type { Cell } from '../table/tableRow.ts';
import { documentWords } from '../documentWords.data.ts';
import { readMeasure } from '@platine/domain/search/measures.ts';
import { fold } from '@platine/domain/search/words.ts';
import type { XmlElement } from './readElements.ts';

/** The languages of texts, as BMEcat writes them (ISO 639-2). */
export const bmecatLanguages = { eng: 'EN', deu: 'DE', ger: 'DE', fra: 'FR', fre: 'FR' } as const;
type ShopLanguage = (typeof bmecatLanguages)[keyof typeof bmecatLanguages];

export function shopLanguage(code: string | undefined): ShopLanguage | null {
  const known = Object.entries(bmecatLanguages).find(([one]) => one === code?.toLowerCase());
  return known?.[1] ?? null;
}

/** All elements of a name at any depth. */
export function elementsIn(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsIn(child, name)]);
}

/** The first text of an element with one of these names, which the versions of BMEcat call differently. */
export function textIn(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const text = elementsIn(element, name).find((one) => one.text !== '')?.text;
    if (text !== undefined) return text;
  }
  return '';
}

/** Texts by the column that has their language. */
export function textCells(product: XmlElement, language: ShopLanguage): (readonly [column: string, cell: Cell])[] {
  return ['DESCRIPTION_SHORT', 'DESCRIPTION_LONG'].flatMap((name) =>
    elementsIn(product, name)
      .filter(({ text }) => text !== '')
      .map(({ attributes, text }) => {
        const { lang } = attributes;
        const code = lang === undefined ? language : shopLanguage(lang);
        return [`${name} ${code ?? lang}`, text] as const;
      }),
  );
}

/** 1.2: EAN; 2005: INTERNATIONAL_PID of type ean or gtin. */
export function gtinOf(product: XmlElement): string {
  const international = elementsIn(product, 'INTERNATIONAL_PID').find(({ attributes }) =>
    /^(?:ean|gtin)/i.test(attributes['type'] ?? ''),
  );
  return textIn(product, 'EAN') || (international?.text ?? '');
}

/** Pieces in which a product is sold, else the least that can be ordered. */
export function quantityOf(product: XmlElement): string {
  const interval = textIn(product, 'QUANTITY_INTERVAL');
  return Number(interval) > 1 ? interval : textIn(product, 'QUANTITY_MIN');
}

const noPictures = new Set(['logo', 'icon', 'thumbnail']);

/** Addresses or file names of pictures, in the order of the file. */
export function picturesOf(product: XmlElement, root: string): string {
  const pictures = mimesOf(product, root).filter(
    ({ type, purpose }) => type.startsWith('image/') && !noPictures.has(purpose),
  );
  return pictures.map(({ source }) => source).join('|');
}

/** The first document of each kind, by its purpose or else by its description. */
export function documentCells(product: XmlElement, root: string): (readonly [column: string, cell: Cell])[] {
  const documents = mimesOf(product, root).filter(({ type }) => type === 'application/pdf');
  return documentWords.flatMap(([kind, form]) => {
    const found =
      documents.find(({ purpose }) => form.test(fold(purpose.replaceAll('_', ' ')))) ??
      documents.find(({ description }) => form.test(fold(description)));
    return found === undefined ? [] : [[kind, found.source] as const];
  });
}

/** `root` is the address that the catalogue's head names for its files; empty where they lie beside it. */
function mimesOf(product: XmlElement, root: string) {
  const direct = product.children.filter(({ name }) => name === 'MIME_INFO');
  return direct
    .flatMap((info) => elementsIn(info, 'MIME'))
    .map((mime) => ({
      type:
        textIn(mime, 'MIME_TYPE').toLowerCase().replace('image/jpg', 'image/jpeg') ||
        typeByName(textIn(mime, 'MIME_SOURCE')),
      source: addressOf(textIn(mime, 'MIME_SOURCE'), root),
      purpose: textIn(mime, 'MIME_PURPOSE').toLowerCase(),
      description: textIn(mime, 'MIME_DESCR', 'MIME_ALT'),
      order: Number(textIn(mime, 'MIME_ORDER') || '0'),
    }))
    .filter(({ source }) => source !== '')
    .toSorted((one, other) => one.order - other.order);
}

function addressOf(source: string, root: string): string {
  return source === '' || root === '' || /^https?:/.test(source) ? source : `${root.replace(/\/$/, '')}/${source}`;
}

function typeByName(source: string): string {
  if (/\.pdf$/i.test(source)) return 'application/pdf';
  return /\.(?:jpe?g|png|webp|gif|tiff?)$/i.test(source) ? 'image/jpeg' : '';
}

/** A code that ETIM gives a feature, a value or a unit: EF000136, EV000123, EU570448. */
export const etimCode = /^E[FVU]\d{6}$/;

/**
 * The column of a feature: its number in ETIM, what it is called, and a unit that the shop cannot compute with. Where it can, the value has it ("0.5 mm"),
 * so that makers who write metres and millimetres share a column. Several values are a range or a list; "-" is none.
 */
export function featureCells(product: XmlElement): (readonly [column: string, cell: Cell])[] {
  return elementsIn(product, 'FEATURE').flatMap((feature) => {
    const name = nameOf(feature);
    const values = valuesOf(feature);
    if (name === '' || values.length === 0) return [];
    const unit = textIn(feature, 'FUNIT');
    const written = values.join(' … ');
    if (unit === '') return [[name, written] as const];
    const isMeasured = readMeasure('1', unit) !== null;
    const cell = isMeasured || values.length > 1 ? `${written} ${unit}` : written;
    return [[isMeasured ? name : `${name} [${unit}]`, cell] as const];
  });
}

function nameOf(feature: XmlElement): string {
  const [name, description] = [textIn(feature, 'FNAME'), textIn(feature, 'FDESCR')];
  return etimCode.test(name) ? `${name} ${description}`.trim() : name;
}

/** A code is replaced by the word that the file has for it. */
function valuesOf(feature: XmlElement): string[] {
  const values = elementsIn(feature, 'FVALUE')
    .map(({ text }) => text)
    .filter((text) => text !== '' && text !== '-');
  const [only = '', ...others] = values;
  const details = textIn(feature, 'FVALUE_DETAILS');
  return others.length === 0 && etimCode.test(only) && details !== '' ? [details] : values;
}
