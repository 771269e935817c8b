import type { LifecycleState } from '@platine/domain/catalog/lifecycle.ts';
import type { TaxClass } from '@platine/domain/money/taxClass.ts';
import type { Mapping } from './mapping.ts';

/** Headings by which columns are recognised, in English, German and French, in small letters without accents. The first that fits counts. */
export const fieldHeadings: readonly (readonly [keyof Mapping['COLUMNS'], RegExp])[] = [
  ['HS_CODE', /^(?:hs|taric)(?:[ _-]?code)?$|zolltarif|warentarif|tariff (?:number|code)|code (?:sh|douanier)|nomenclature douan/],
  ['ORIGIN_COUNTRY', /ursprungsland|herkunftsland|country of origin|origin country|pays d.origine/],
  ['GUARANTEE_URL', /(?:garantie|guarantee).*(?:url|link|lien|adresse web)/],
  ['GUARANTOR_ADDRESS', /(?:garantiegeber|guarantor|garant\b).*(?:anschrift|adress)/],
  ['GUARANTOR', /garantiegeber|guarantor|^garant$/],
  ['GUARANTEE_YEARS', /garantie.*(?:jahre|annees)|guarantee.*years/],
  ['BATTERY_METALS', /(?:batter|akku|pile).*(?:metal|metaux|schwermetall)/],
  ['BATTERY', /(?:batter|akku|accu|pile).*(?:chem|chim|typ)|^(?:chemistry|chemie|chimie)$/],
  ['WEEE', /^(?:weee|deee|elektrogerat)/],
  ['SUCCESSOR', /nachfolge|successor|successeur|replaced by|remplace par/],
  ['TAX_CLASS', /^(?:tax|vat)[ _-]?class|^(?:steuer|mwst|ust)\.?[ _-]?(?:klasse|kategorie)|^classe (?:de )?(?:taxe|tva)/],
  ['VARIANT_GROUP', /variant(?:en)?[ _-]?(?:gruppe|group)|groupe de variantes|item[ _-]?group|vaterartikel|parent (?:sku|item|product)|(?:article|produit) parent/],
  ['PRESALE_DATE', /vorverkauf|pre-?sale|prevente|precommande/],
  ['ACCESSORIES', /^(?:zubehor|accessories|accessoires)/],
  ['CONSUMABLES', /^(?:verbrauchsmaterial|consumables|consommables)/],
  ['MASTERS', /^(?:hauptartikel|hauptprodukt|main products?|masters?|produits? principa)/],
  ['CONTENT_UNIT', /(?:inhalt|content|contenu|grundpreis).*(?:einheit|unit)/],
  ['CONTENT', /^(?:inhalt|content|contenu)(?![a-z])/],
  ['MANUFACTURER_SKU', /(?:manufacturer|hersteller|fabricant|mfr|maker).*(?:sku|part|number|nummer|nr|no\b|ref)|^mpn$|part ?number|teilenummer/],
  ['GTIN', /^(?:gtin|ean|upc|barcode)/],
  ['SKU', /^(?:sku|shop ?nr|id|produkt-?id|product id)$/],
  ['ARTICLE_NUMBER', /(?:artikel|bestell|article|item|order|produkt|product) ?-?(?:nummer|nr|number|no\b|code)|^(?:art|best)\.? ?-?nr|^reference$|numero d.article|code article/],
  ['MANUFACTURER', /^(?:manufacturer|hersteller|marke|brand|fabricant|marque|maker)(?:[ _]?name)?$/],
  ['EXPECTED_DATE', /expected|nachlieferung|erwartet|reappro/],
  ['TIME_FRAME', /lieferzeit|lead ?time|delivery time|delai/],
  ['STORAGE_PLACE', /lager(?:platz|ort|fach|regal|stelle|position)|regalplatz|storage ?(?:place|location|bin)|bin ?location|shelf|^emplacement/],
  ['STOCK', /bestand|lager|stock|qty|quantity available|verfugbar/],
  ['MINIMUM_ORDER_QUANTITY', /mindest|minimum|moq|\bvpe\b|quantite min/],
  ['WEIGHT', /gewicht|weight|poids/],
  ['NEW_SINCE', /neu seit|new since|nouveau depuis/],
  ['ORIGINAL_PRICE', /\buvp\b|\brrp\b|streichpreis|alter preis|old price|original price|prix barre/],
  ['LAST_ORDER_DATE', /last ?order|last ?time ?buy|\bltb\b|letzte bestell|derniere commande/],
  ['LIFECYCLE', /life ?cycle|lebenszyklus|produktstatus|part status|cycle de vie/],
  ['COPYRIGHT', /copyright|urheber|bildnachweis|fotograf|photographer|credit photo/],
];

/** Forms of the cells of fields that other columns have similar headings as. */
export const cellForms: Readonly<Partial<Record<keyof Mapping['COLUMNS'], RegExp>>> = {
  SKU: /^[1-9]\d{0,8}$/,
  SUCCESSOR: /^[1-9]\d{0,8}$/,
  ACCESSORIES: /^[\d\s,;|]+$/,
  CONSUMABLES: /^[\d\s,;|]+$/,
  MASTERS: /^[\d\s,;|]+$/,
  CONTENT: /^[\d.,'\s]+(?:m²|m2|ml|m|g)?$/,
  CONTENT_UNIT: /^(?:m²|m2|ml|m|g)$/,
  GUARANTEE_YEARS: /^\d{1,3}$/,
  HS_CODE: /^[\d .]{6,14}$/,
  ORIGIN_COUNTRY: /^[a-z]{2}$/i,
  WEEE: /^(?:[01ynjox]|yes|no|true|false|ja|nein|wahr|falsch|oui|non|vrai|faux)$/i,
};

export const textHeadings = {
  NAME: /^(?:name|titel|title|bezeichnung|artikelname|artikelbezeichnung|produktname|product ?name|designation|nom|libelle)(?![a-z])/,
  DESCRIPTION: /^(?:beschreibung|description|langtext|long text|descriptif|text)(?![a-z])/,
};

export const warningHeadings = /^(?:warnhinweis|warnung|warning|avertissement)/;

export const listHeadings = {
  CATEGORY: /kategorie|category|categorie|warengruppe|untergruppe|produktgruppe|product group|rubrique|famille/,
  PICTURE: /bild(?!nachweis)|image|photo(?!graph)|picture|foto(?!graf)|^img/,

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

/** Words for tax classes, in small letters without accents. The first that fits counts. */
export const taxClassWords: readonly (readonly [TaxClass, RegExp])[] = [
  ['ZERO', /^(?:zero|null|exonere)/],
  ['REDUCED', /reduced|ermassigt|reduit/],
  ['STANDARD', /^(?:standard|normal|full|voll|regel|plein|taux (?:normal|plein))/],
];

/** The states of a product's life as makers' lists write them, in small letters without accents. The first that fits counts. */
export const lifecycleWords: readonly (readonly [LifecycleState, RegExp])[] = [
  ['NOT_FOR_NEW_DESIGNS', /^nrnd$|not.*new.?designs|nicht.*neu(?:e|entwicklungen)|deconseille/],
  ['LAST_ORDER', /last.?order|last.?time.?buy|^ltb$|^eol$|end.?of.?life|letzte.?bestell|derniere.?commande/],
  ['DISCONTINUED', /discontinued|obsolete|abgekundigt|eingestellt|arrete|abandonne/],
  ['ACTIVE', /^(?:active?|aktiv|actif|in production|in produktion|en production)$/],
];
