import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Family, Parameter } from './families.data.ts';
import { families } from './families.data.ts';
import { facetValueOf } from '@platine/domain/search/facets.ts';
import type { Sampled } from './queries.ts';
import type { Random } from './random.ts';
import { seeded } from './random.ts';

const syllables = [
  'ka',
  'lo',
  'mi',
  'ten',
  'vor',
  'sa',
  'ri',
  'nel',
  'du',
  'pra',
  'gon',
  'fe',
  'tis',
  'ma',
  'ber',
  'lu',
  'xen',
  'do',
  'ral',
  'quin',
] as const;
const manufacturers = 300;
const series = 400;

/**
 * Writes a catalogue of so many parametric products, the same in each run, as files that the import reads. Answers a thousand of them, evenly
 * spread, to search for.
 */
export async function writeBenchCatalogue(folder: string, products: number): Promise<[Sampled, ...Sampled[]]> {
  const random = seeded(3_027);
  mkdirSync(folder, { recursive: true });
  const makers = Array.from({ length: manufacturers }, (_, index) => ({
    MANUFACTURER_ID: index + 1000,
    MANUFACTURER_NAME: word(random, 3),
    COUNTRY_CODE: null,
  }));
  write(folder, 'manufacturers.jsonl', makers);
  write(folder, 'categories.jsonl', [
    { PATH: '1.2', NAME: { EN: 'All products', DE: 'Alle Produkte', FR: 'Tous les produits' } },
    ...families.map(({ name: [EN, DE, FR] }, index) => ({ PATH: `1.2.${index + 1}`, NAME: { EN, DE, FR } })),
  ]);
  write(folder, 'menu.jsonl', [menuOf(families)]);
  const names = Array.from({ length: series }, () => word(random, 3));
  const file = createWriteStream(join(folder, 'products.jsonl'));
  const first = product(random, 0, names);
  const sampled: [Sampled, ...Sampled[]] = [sampleOf(first)];
  file.write(`${JSON.stringify(first)}\n`);
  for (let index = 1; index < products; index += 1) {
    const made = product(random, index, names);
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

function word(random: Random, length: number): string {
  const parts = Array.from({ length }, () => random.pick(syllables)).join('');
  return parts.slice(0, 1).toUpperCase() + parts.slice(1);
}

function product(random: Random, index: number, names: readonly string[]) {
  const at = random.below(families.length);
  const family = families[at] ?? families[0];
  const chosen = family.parameters.map((parameter) => choose(random, parameter));
  const line = names[random.below(names.length)] ?? '';
  const texts = (language: 0 | 1 | 2) =>
    `${family.name[language]} ${chosen.map(({ texts: said }) => said[language]).join(', ')}, ${line}`;
  const price = Math.round(2 + random.next() ** 3 * 20_000) / 100;
  return {
    SKU: 2_000_000 + index,
    KIND: family.kind,
    MANUFACTURER_ID: 1000 + random.below(manufacturers),
    MANUFACTURER_SKU: `${family.prefix}-${1000 + random.below(9000)}-${index}`,
    NAME: { EN: texts(0), DE: texts(1), FR: texts(2) },
    DESCRIPTION: description(family, line),
    FLAGS: [],
    CATEGORY_PATHS: [`1.2.${at + 1}`],
    GROUPTAGS: [family.kind],
    ATTRIBUTES: chosen.map(({ attribute }) => attribute),
    PRICES: [{ AMOUNT: 1, BRUTTO_SP: price, ...(random.below(20) === 0 ? { ORIGINAL_BRUTTO_SP: price + 1 } : {}) }],
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

function description({ name: [en, de, fr] }: Family, line: string) {
  return {
    EN: `The ${line} line of the ${en.toLowerCase()}: made for workshops and small series, measured before it is packed, delivered in a bag that can be closed again.`,
    DE: `Die Reihe ${line}: ${de} für Werkstatt und Kleinserie, vor dem Verpacken gemessen, geliefert im wiederverschließbaren Beutel.`,
    FR: `La gamme ${line} : ${fr.toLowerCase()} pour l’atelier et la petite série, mesurée avant l’emballage, livrée en sachet refermable.`,
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
