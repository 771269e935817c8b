import { knownLanguages } from '@platine/domain/language/language.ts';
import { mostBreaks } from '../bmecat/bmecatPrices.ts';
import { etimCode } from '../bmecat/bmecatProduct.ts';
import type { BmecatOutline } from '../bmecat/bmecatRows.ts';
import { bmecatColumns } from '../bmecat/bmecatRows.ts';
import type { Guess } from './guess.ts';
import { guessAttribute } from './guessAttribute.ts';
import { unknownKind } from './kindOfRow.ts';
import type { Mapping } from './mapping.ts';
import type { SampledColumn } from './sampleTable.ts';

type AttributeColumn = Mapping['ATTRIBUTES'][number];

/** The mapping of a BMEcat catalogue: its fields are the norm's, and only its features are guessed. */
export function bmecatMapping(columns: readonly SampledColumn[], outline: BmecatOutline): Guess {
  const { reducedPercent } = outline.prices;
  const used = new Set(columns.filter(({ cells }) => cells.length > 0).map(({ heading }) => heading));
  const features = [...outline.features].map(([heading, values]) => ({ heading, cells: [...values] }));
  const attributes = features.flatMap((column) => attributeOf(column, outline.language) ?? []);
  const texts = (name: string) =>
    Object.fromEntries(
      knownLanguages.filter((one) => used.has(`${name} ${one}`)).map((one) => [one, `${name} ${one}`]),
    );
  const breaks = Array.from({ length: mostBreaks }, (_, index) => index + 1);
  const map: Mapping = {
    VERSION: 1,
    FORMAT: 'BMECAT',
    ENCODING: 'utf-8',
    SEPARATOR: ';',
    SHEET: null,
    DECIMAL: '.',
    LANGUAGE: outline.language,
    VAT_PERCENT: outline.prices.vatPercent,
    ...(reducedPercent !== null && { REDUCED_VAT_PERCENT: reducedPercent }),
    WEIGHT_UNIT: 'kg',
    COLUMNS: {
      ARTICLE_NUMBER: 'SUPPLIER_PID',
      MANUFACTURER: 'MANUFACTURER_NAME',
      MANUFACTURER_SKU: 'MANUFACTURER_PID',
      GTIN: 'GTIN',
      MINIMUM_ORDER_QUANTITY: 'QUANTITY',
      WEIGHT: 'WEIGHT',
      HS_CODE: 'CUSTOMS_NUMBER',
      ORIGIN_COUNTRY: 'COUNTRY_OF_ORIGIN',
      ...(reducedPercent !== null && { TAX_CLASS: 'TAX' }),
    },
    NAME: texts('DESCRIPTION_SHORT'),
    DESCRIPTION: texts('DESCRIPTION_LONG'),
    PRICES: breaks
      .filter((number) => used.has(`PRICE_AMOUNT ${number}`))
      .map((number) => ({
        COLUMN: `PRICE_AMOUNT ${number}`,
        AMOUNT: undefined,
        AMOUNT_COLUMN: `LOWER_BOUND ${number}`,
      })),
    CATEGORIES: { COLUMNS: bmecatColumns.filter((one) => one.startsWith('GROUP_NAME')), SEPARATOR: null },
    PICTURES: { COLUMNS: ['PICTURES'], SEPARATOR: '|', BASE: '' },
    DOCUMENTS: documentKinds.filter((kind) => used.has(kind)).map((kind) => ({ COLUMN: kind, DOCUMENT_KIND: kind })),
    ATTRIBUTES: attributes,
    DEFAULTS: { MANUFACTURER: 'Unknown', TIME_FRAME: 20, KIND: unknownKind },
  };
  return { map, unused: unusedOf(features, attributes), assumed: assumptions(attributes, outline) };
}

const documentKinds = ['DATA_SHEET', 'SAFETY_SHEET', 'MANUAL', 'CERTIFICATE'] as const;

/** ETIM's answers to a question, in the shop's languages. */
const yesAndNo: NonNullable<AttributeColumn['VALUES']> = [
  { CODE: 'true', TEXT: { EN: 'yes', DE: 'ja', FR: 'oui' } },
  { CODE: 'false', TEXT: { EN: 'no', DE: 'nein', FR: 'non' } },
];

/** A feature with a number in ETIM has that as its key, so that it stays the same when its name is translated. */
function attributeOf(column: SampledColumn, language: string): AttributeColumn | null {
  const { code, heading } = partsOf(column.heading);
  const guess = guessAttribute({ heading, cells: column.cells }, language);
  if (guess === null) return null;
  const values = valuesIn(column.cells, language);
  return {
    ...guess,
    COLUMN: column.heading,
    KEY: code === null ? guess.KEY : code.toLowerCase(),
    UNIT: guess.UNIT !== null && etimCode.test(guess.UNIT) ? null : guess.UNIT,
    ...(values.length > 0 && { VALUES: values }),
  };
}

/** "EF000001 Widerstand [Ω]" has a number in ETIM before its name; without a name the number is all that there is. */
function partsOf(column: string): { readonly code: string | null; readonly heading: string } {
  const [, code, called = ''] = /^(EF\d{6})\s*(.*)$/.exec(column) ?? [];
  if (code === undefined) return { code: null, heading: column };
  return { code, heading: called === '' || called.startsWith('[') ? column : called };
}

/** Words for the codes of a column. A code of ETIM is its own word until somebody writes one. */
function valuesIn(cells: readonly string[], language: string): NonNullable<AttributeColumn['VALUES']> {
  if (cells.every((cell) => cell === 'true' || cell === 'false')) return yesAndNo;
  const codes = [...new Set(cells)].filter((cell) => etimCode.test(cell));
  return codes.toSorted().map((code) => ({ CODE: code, TEXT: { [language]: code } }));
}

function unusedOf(features: readonly SampledColumn[], attributes: readonly AttributeColumn[]): string[] {
  return features.map(({ heading }) => heading).filter((one) => !attributes.some(({ COLUMN }) => COLUMN === one));
}

function assumptions(attributes: readonly AttributeColumn[], { prices }: BmecatOutline): string[] {
  const nameless = attributes.filter(({ NAME }) => Object.values(NAME).some((name) => etimCode.test(name ?? '')));
  const codes = attributes.flatMap(({ VALUES }) => VALUES ?? []).filter(({ CODE }) => etimCode.test(CODE));
  return [
    `The prices are those of the type ${prices.type || 'without a name'}, with ${prices.vatPercent} % VAT in them (VAT_PERCENT).`,
    ...(nameless.length === 0
      ? []
      : [`${nameless.length} features have no name in the file but their ETIM code: write it into NAME.`]),
    ...(codes.length === 0
      ? []
      : [`${codes.length} values are ETIM codes: write their words into VALUES; until then the values are left out.`]),
  ];
}
