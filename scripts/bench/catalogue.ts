import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Family, Parameter } from './families.data.ts';
import { families } from './families.data.ts';
import { facetValueOf } from '@platine/domain/search/facets.ts';
import type { Sampled } from './queries.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';
import type { Meaning } from './vocabulary.ts';
import { pickByRank, vocabulary } from './vocabulary.ts';

const manufacturers = 2000;
/** With the names of product lines some 190,000 distinct words. The rarest English ones are those names, the same in each language. */
const meanings = 60_000;
const lines = 10_000;

/**
 * Writes a catalogue of so many parametric products, the same in each run, as files that the import reads. Answers a thousand of them, evenly
 * spread, to search for.
 */
export async function writeBenchCatalogue(folder: string, products: number): Promise<[Sampled, ...Sampled[]]> {
  const random = seeded(3_027);
  mkdirSync(folder, { recursive: true });
  const words = vocabulary(meanings);
  const lexicon: Lexicon = { meanings: words, lines: words.slice(-lines).map(([en]) => capital(en)) };
  const makers = Array.from({ length: manufacturers }, (_, index) => ({
    MANUFACTURER_ID: index + 1000,
    MANUFACTURER_NAME: capital(random.pick(lexicon.meanings)[1]),
    COUNTRY_CODE: null,
  }));
  write(folder, 'manufacturers.jsonl', makers);
  write(folder, 'categories.jsonl', [
    { PATH: '1.2', NAME: { EN: 'All products', DE: 'Alle Produkte', FR: 'Tous les produits' } },
    ...families.map(({ name: [EN, DE, FR] }, index) => ({ PATH: `1.2.${index + 1}`, NAME: { EN, DE, FR } })),
  ]);
  write(folder, 'menu.jsonl', [menuOf(families)]);
  const file = createWriteStream(join(folder, 'products.jsonl'));
  const first = product(random, 0, lexicon);
  const sampled: [Sampled, ...Sampled[]] = [sampleOf(first)];
  file.write(`${JSON.stringify(first)}\n`);
  for (let index = 1; index < products; index += 1) {
    const made = product(random, index, lexicon);
    if (index % Math.ceil(products / 1000) === 0) sampled.push(sampleOf(made));
    if (!file.write(`${JSON.stringify(made)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
  return sampled;
}

function menuOf(shown: readonly Family[]) {
  const entries = shown.map(({ name: [EN, DE, FR], kind }) => ({ TITLE: { EN, DE, FR }, GROUPTAGS: [kind] }));
  return { GROUP: 'components', TITLE: { EN: 'Components', DE: 'Bauteile', FR: 'Composants' }, ENTRIES: entries };
}

function sampleOf({ SKU, NAME, MANUFACTURER_SKU, CATEGORY_PATHS, ATTRIBUTES }: ReturnType<typeof product>): Sampled {
  const [attribute] = ATTRIBUTES;
  const value = attribute === undefined ? null : facetValueOf({ value: attribute.VALUE, text: attribute.TEXT });
  return {
    sku: SKU,
    names: [NAME.EN, NAME.DE, NAME.FR],
    partNumber: MANUFACTURER_SKU,
    category: CATEGORY_PATHS[0] ?? '1.2',
    attribute: attribute === undefined || value === null ? null : { key: attribute.KEY, value: value.value },
  };
}

function write(folder: string, file: string, lines: readonly unknown[]): void {
  writeFileSync(join(folder, file), lines.map((line) => JSON.stringify(line)).join('\n'));
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The price before a reduction, which is the lowest one of the 30 days before it too (D15). */
function before(euros: number) {
  return { ORIGINAL_BRUTTO_SP: euros, LOWEST_BRUTTO_30_DAYS: euros };
}

type Lexicon = { readonly meanings: readonly [Meaning, ...Meaning[]]; readonly lines: readonly string[] };

function product(random: Random, index: number, { meanings: known, lines: names }: Lexicon) {
  const at = random.below(families.length);
  const family = families[at] ?? families[0];
  const chosen = family.parameters.map((parameter) => choose(random, parameter));
  const line = names[random.below(names.length)] ?? '';
  const property = pickByRank(random, known);
  const isFirst = random.below(2) === 0;
  const texts = (language: 0 | 1 | 2) => {
    const named = isFirst
      ? `${capital(property[language])} ${family.name[language]}`
      : `${family.name[language]} ${property[language]}`;
    return `${named} ${chosen.map(({ texts: said }) => said[language]).join(', ')}, ${line}`;
  };
  const price = Math.round(2 + random.next() ** 3 * 20_000) / 100;
  return {
    SKU: 2_000_000 + index,
    KIND: family.kind,
    MANUFACTURER_ID: 1000 + random.below(manufacturers),
    MANUFACTURER_SKU: partNumber(random, family.prefix, index),
    NAME: { EN: texts(0), DE: texts(1), FR: texts(2) },
    DESCRIPTION: description(
      family,
      line,
      Array.from({ length: 6 }, () => pickByRank(random, known)),
    ),
    FLAGS: [],
    CATEGORY_PATHS: [`1.2.${at + 1}`],
    GROUPTAGS: [family.kind],
    ATTRIBUTES: chosen.map(({ attribute }) => attribute),
    PRICES: [{ AMOUNT: 1, BRUTTO_SP: price, ...(random.below(20) === 0 ? before(price + 1) : {}) }],
    MINIMUM_ORDER_QUANTITY: 1,
    STOCK: {
      AMOUNT: random.below(4) === 0 ? 0 : random.below(5000),
      TIME_FRAME: 10,
      EXPECTED_DATE: null,
      PRESALE_DATE: null,
    },
    WEIGHT_GRAMS: 1 + random.below(500),
    NEW_SINCE: random.below(50) === 0 ? '2026-11-01' : null,
    CROSS_SELLING: [],
  };
}

/** Three forms that manufacturers use. The index makes each the only one. */
function partNumber(random: Random, prefix: string, index: number): string {
  const letters = String.fromCodePoint(65 + random.below(26), 65 + random.below(26));
  return random.pick([
    `${prefix}-${1000 + random.below(9000)}-${index}`,
    `${prefix}${index}${letters}`,
    `${letters}${100 + random.below(900)}/${prefix}.${index}`,
  ]);
}

function description({ name: [en, de, fr] }: Family, line: string, properties: readonly Meaning[]) {
  const said = (language: 0 | 1 | 2) => properties.map((meaning) => meaning[language]).join(', ');
  return {
    EN: `The ${line} line of the ${en.toLowerCase()}: ${said(0)}. Made for workshops and small series, delivered in a bag that can be closed again.`,
    DE: `Die Reihe ${line}: ${de} für Werkstatt und Kleinserie, ${said(1)}, geliefert im wiederverschließbaren Beutel.`,
    FR: `La gamme ${line} : ${fr.toLowerCase()} pour l’atelier et la petite série, ${said(2)}, livrée en sachet refermable.`,
  };
}

function choose(random: Random, parameter: Parameter) {
  const [EN, DE, FR] = parameter.name;
  const head = { KEY: parameter.key, NAME: { EN, DE, FR } };
  if ('texts' in parameter) {
    const [en, de, fr] = parameter.texts[random.below(parameter.texts.length)] ?? ['', '', ''];
    return {
      attribute: { ...head, VALUE: null, TEXT: { EN: en, DE: de, FR: fr }, UNIT: null },
      texts: [en, de, fr] as const,
    };
  }
  const value = parameter.values[random.below(parameter.values.length)] ?? 0;
  const said = written(value, parameter.unit);
  const attribute = { ...head, VALUE: value, TEXT: null, UNIT: parameter.unit === '' ? null : parameter.unit };
  return { attribute, texts: [said, said.replace('.', ','), said.replace('.', ',')] as const };
}

const prefixes = [
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
] as const;

/** As a catalogue writes it: 4.7 kΩ. */
function written(value: number, unit: string): string {
  const [size, prefix] = ['%', '', 'W'].includes(unit)
    ? ([1, ''] as const)
    : (prefixes.find(([one]) => value >= one * 0.9999) ?? [1, '']);
  return `${Number((value / size).toPrecision(4))} ${prefix}${unit}`.trim();
}
