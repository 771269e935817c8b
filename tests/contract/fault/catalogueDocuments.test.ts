import { specifiedLimits } from '@platine/domain/cart/limit.ts';
import type { Database } from '@platine/api/db/database.ts';
import { openDatabase } from '@platine/api/db/open.ts';
import { listMenu } from '@platine/api/services/catalogue.ts';
import { loadFull } from '@platine/api/services/products.ts';
import { expect, test } from 'vitest';
import { bothDatabases, firstMigrations, literal } from './olderDatabase.ts';

/** The last version of the shop that stored the catalogue under the wire's names had 13 migrations. */
const migrationsOfWireNames = 13;

const attributes = [
  { KEY: 'resistance', NAME: { EN: 'Resistance' }, VALUE: 0.5, TEXT: null, UNIT: 'Ω' },
  { KEY: 'colour', NAME: { ALL: 'Colour' }, VALUE: null, TEXT: { EN: "painter's red", DE: 'rot' }, UNIT: null },
];
const related = [
  { CROSS_SELLING_TYPE: 'MASTERS', SKU: 9 },
  { CROSS_SELLING_TYPE: 'ACCESSORIES', SKU: 8 },
];
const contact = { NAME: 'Ohmwerk', ADDRESS: 'Trier', EMAIL: null, URL: 'https://ohmwerk.example' };
const entries = [
  { TITLE: { EN: 'Resistors' }, GROUPTAGS: ['resistors', 'thermistors'] },
  { TITLE: { ALL: 'Klots' }, GROUPTAGS: [] },
];

async function writeWireNames(db: Database): Promise<void> {
  await db.execute(`insert into manufacturers (id, name, safety_contact)
    values (12, 'Ohmwerk', ${literal(contact)}), (13, 'Nobody', null)`);
  await db.execute(
    `insert into menu_groups (group_key, position, entries) values ('components', 0, ${literal(entries)})`,
  );
  const product = (
    sku: number,
    maker: number,
    own: readonly unknown[],
    links: readonly unknown[],
  ) => `(${sku}, 'resistor',
    ${maker}, 'F-${sku}', '{}', '{}', '{}', '{}', '{}', ${literal(own)}, '[]', 0, 1, 5, 10, 1, ${literal(links)}, false, '', '')`;
  await db.execute(`insert into products (sku, kind, manufacturer_id, manufacturer_sku, name, description, flags, category_paths,
    group_tags, attributes, prices, discount_percent, minimum_order_quantity, stock_amount, stock_time_frame, weight_grams,
    cross_selling, orderable, picture_hash, content_hash)
    values ${[product(7, 12, attributes, related), product(8, 13, [], []), product(9, 13, [], related)].join(', ')}`);
}

test.each(await bothDatabases())(
  'a catalogue under the wire’s names opens as the domain’s ($kind)',
  { timeout: 60_000 },
  async (at) => {
    const old = await openDatabase(at, firstMigrations(migrationsOfWireNames));
    await writeWireNames(old.db);
    await old.close();

    const { db, close } = await openDatabase(at);
    const links = [
      { kind: 'MASTERS', sku: 9 },
      { kind: 'ACCESSORIES', sku: 8 },
    ];
    expect(await loadFull({ db, limits: specifiedLimits }, [7, 8, 9])).toMatchObject([
      {
        attributes: [
          { key: 'resistance', name: { EN: 'Resistance' }, value: 0.5, text: null, unit: 'Ω' },
          { key: 'colour', name: { ALL: 'Colour' }, value: null, text: { EN: "painter's red", DE: 'rot' }, unit: null },
        ],
        related: links,
        safetyContact: { name: 'Ohmwerk', address: 'Trier', email: null, url: 'https://ohmwerk.example' },
      },
      { attributes: [], related: [], safetyContact: null },
      { attributes: [], related: links, safetyContact: null },
    ]);
    const [menu] = await listMenu(db);
    expect(menu?.entries).toEqual([
      { title: { EN: 'Resistors' }, groupTags: ['resistors', 'thermistors'] },
      { title: { ALL: 'Klots' }, groupTags: [] },
    ]);
    await close();
  },
);
