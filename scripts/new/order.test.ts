import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../tests/house/messages/messages.ts';
import { fixture } from '../../tests/house/fixture.ts';
import { make } from './make.ts';
import type { Order } from './words.ts';
import { readOrder } from './order.ts';
import { messagesFile, pagesFile, pagesTest, pathsFile } from './places.ts';
import { namesOf } from './words.ts';

describe('what is to be made', () => {
  test.each([
    [['component', 'DeliveryBadge'], { kind: 'component', name: 'DeliveryBadge' }],
    [['screen', 'WarrantyScreen'], { kind: 'screen', name: 'WarrantyScreen' }],
    [['machine', 'stockAlert'], { kind: 'machine', name: 'stockAlert' }],
  ])('%o', (args, order) => expect(readOrder(args, '.')).toEqual(order));

  test.each([
    [[], 'Say what to make'],
    [['widget', 'A'], 'Say what to make'],
    [['component'], 'Say what to make'],
    [['component', 'A', 'B'], 'Say what to make'],
    [['component', 'deliveryBadge'], 'write it like DeliveryBadge'],
    [['component', '../Badge'], 'write it like DeliveryBadge'],
    [['component', 'WarrantyScreen'], 'write it like DeliveryBadge'],
    [['screen', 'Warranty'], 'write it like WarrantyScreen'],
    [['machine', 'StockAlert'], 'write it like stockAlert'],
    [['component', 'Button'], 'The name Button is taken: packages/ui/src/components/Button/'],
    [['component', 'AmountInput'], 'The name AmountInput is taken'],
    [['screen', 'CartScreen'], 'The name CartScreen is taken'],
    [['screen', 'SalesScreen'], `The name SalesScreen is taken: ${pathsFile}`],
    [['machine', 'checkout'], 'The name checkout is taken'],
  ])('%o is refused: %s', (args, sentence) => expect(readOrder(args, '.')).toContain(sentence));
});

test.each([
  ['screen', 'DeliveryRulesScreen', { page: 'deliveryRules', path: '/delivery_rules', words: 'Delivery rules' }],
  ['component', 'Badge', { Name: 'Badge', name: 'badge', words: 'Badge' }],
  ['machine', 'stockAlert', { Name: 'StockAlert', name: 'stockAlert' }],
] as const)('a %s %s has the names %o', (kind, name, names) => {
  expect(namesOf({ kind, name })).toMatchObject(names);
});

const languages = ['en', 'de', 'fr'] as const;
const listed = [pathsFile, pagesFile, pagesTest, ...languages.map(messagesFile)];

/** The files that a part is entered in, as they are here. */
const tree = () => fixture(Object.fromEntries(listed.map((file) => [file, readFileSync(file, 'utf8')])));

test.each<[Order['kind'], string, string[]]>([
  ['component', 'ZoneBadge', ['ZoneBadge.tsx', 'ZoneBadge.module.css', 'ZoneBadge.stories.tsx', 'ZoneBadge.guide.ts']],
  ['screen', 'ZoneScreen', ['ZoneScreen.tsx', 'ZoneScreen.module.css', 'ZoneScreen.stories.tsx', 'pages/zone.tsx']],
  ['machine', 'zoneAlert', ['machines/zoneAlert.ts', 'machines/zoneAlert.test.ts', 'machines/ZoneAlert.stories.tsx']],
])('a %s %s: its files, with every name filled in', (kind, name, ends) => {
  const root = tree();
  const files = make({ kind, name }, root);
  for (const end of ends) expect(files.filter((file) => file.endsWith(`/${end}`))).toHaveLength(1);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('__'))).toEqual([]);
});

test('its messages have their place in the order of ids, the last one included', () => {
  const root = tree();
  make({ kind: 'component', name: 'ZzzBadge' }, root);
  make({ kind: 'component', name: 'AaaBadge' }, root);
  for (const language of languages) {
    const ids = Object.keys(readCatalogue(readFileSync(join(root, messagesFile(language)), 'utf8')));
    expect([ids.at(0), ids.at(-1)]).toEqual(['aaaBadge.label', 'zzzBadge.label']);
  }
});

test('a list that no longer has the place for it is named', () => {
  const root = fixture(Object.fromEntries(listed.map((file) => [file, '{}'])));
  expect(() => make({ kind: 'screen', name: 'ZoneScreen' }, root)).toThrow(`${pagesFile} has no place`);
});
