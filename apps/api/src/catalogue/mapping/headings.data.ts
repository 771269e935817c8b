import type { Mapping } from './mapping.ts';

/** Headings by which columns are recognised, in English, German and French, in small letters without accents. The first that fits counts. */
export const fieldHeadings: readonly (readonly [keyof Mapping['COLUMNS'], RegExp])[] = [
  ['MANUFACTURER_SKU', /(?:manufacturer|hersteller|fabricant|mfr|maker).*(?:sku|part|number|nummer|nr|no\b|ref)|^mpn$|part ?number|teilenummer/],
  ['GTIN', /^(?:gtin|ean|upc|barcode)/],
  ['SKU', /^(?:sku|shop ?nr|id|produkt-?id|product id)$/],
  ['ARTICLE_NUMBER', /(?:artikel|bestell|article|item|order|produkt|product) ?-?(?:nummer|nr|number|no\b|code)|^(?:art|best)\.? ?-?nr|^reference$|numero d.article|code article/],
  ['MANUFACTURER', /^(?:manufacturer|hersteller|marke|brand|fabricant|marque|maker)(?:[ _]?name)?$/],
  ['EXPECTED_DATE', /expected|nachlieferung|erwartet|reappro/],
  ['TIME_FRAME', /lieferzeit|lead ?time|delivery time|delai/],
  ['STOCK', /bestand|lager|stock|qty|quantity available|verfugbar/],
  ['MINIMUM_ORDER_QUANTITY', /mindest|minimum|moq|\bvpe\b|quantite min/],
  ['WEIGHT', /gewicht|weight|poids/],
  ['NEW_SINCE', /neu seit|new since|nouveau depuis/],
  ['ORIGINAL_PRICE', /\buvp\b|\brrp\b|streichpreis|alter preis|old price|original price|prix barre/],
  ['COPYRIGHT', /copyright|urheber|bildnachweis|fotograf|photographer|credit photo/],
];

export const textHeadings = {
  NAME: /^(?:name|titel|title|bezeichnung|artikelname|artikelbezeichnung|produktname|product ?name|designation|nom|libelle)(?![a-z])/,
  DESCRIPTION: /^(?:beschreibung|description|langtext|long text|descriptif|text)(?![a-z])/,
};

export const listHeadings = {
  CATEGORY: /kategorie|category|categorie|warengruppe|untergruppe|produktgruppe|product group|rubrique|famille/,
  PICTURE: /bild(?!nachweis)|image|photo(?!graph)|picture|foto(?!graf)|^img/,
  DOCUMENT: /datenblatt|data ?sheet|fiche technique/,
  PRICE: /preis|price|prix|^vk\b/,
  BREAK_AMOUNT: /staffelmenge|ab menge|break (?:qty|quantity)|^menge ?\d|palier|quantite ?\d/,
};

/** A heading that names a language at its end: "Name (DE)", "description_fr". */
export const languageEnding = /[\s_([-](en|de|fr|english|deutsch|francais)\)?\]?$/;

/** Words that only one of the languages has. */
export const languageWords = {
  DE: /preis|bestand|hersteller|bezeichnung|beschreibung|gewicht|kategorie|warengruppe|bild|artikel/,
  FR: /prix|fabricant|designation|poids|categorie|delai|rubrique/,
} as const;

export const netPrice = /net(?:to)?\b|ohne (?:mwst|ust)|excl|zzgl|\bht\b|hors taxe/;
export const vatInHeading = /(\d{1,2})\s?%/;
