import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandOf } from './command.ts';
import { reportText } from './reportText.ts';

describe('the words after "pnpm catalogue"', () => {
  const options = {
    map: null,
    difference: null,
    retireMany: false,
    keepStock: false,
    privateAddresses: false,
    fetchAgain: false,
    dryRun: false,
    csv: false,
  };
  const plain = { action: 'import', path: resolve('shop'), ...options };
  test.each([
    [['import', 'shop'], plain],
    [['import', 'shop', '--retire-many'], { ...plain, retireMany: true }],
    [['import', 'shop', '--keep-stock'], { ...plain, keepStock: true }],
    [
      ['import', 'shop', '--private-addresses', '--fetch-again'],
      { ...plain, privateAddresses: true, fetchAgain: true },
    ],
    [['export', '/srv/shop'], { ...plain, action: 'export', path: '/srv/shop' }],
    [['export', '/srv/shop', '--csv'], { ...plain, action: 'export', path: '/srv/shop', csv: true }],
    [['check', 'shop'], { ...plain, action: 'check' }],
    [['import', 'a.csv', '--map', 'a.map.json'], { ...plain, path: resolve('a.csv'), map: resolve('a.map.json') }],
    [['map', 'a.csv'], { ...plain, action: 'map', path: resolve('a.csv') }],
    [['map', 'a.csv', '--map', 'a.map.json'], null],
    [['import', 'a.csv', '--map'], null],
    [['prices', 'a.csv'], { ...plain, action: 'prices', path: resolve('a.csv') }],
    [['prices', 'a.csv', '--difference', 'D-1'], null],
    [
      ['stock', 'a.csv', '--difference', 'D-1'],
      { ...plain, action: 'stock', path: resolve('a.csv'), difference: 'D-1' },
    ],
    [['stock', 'a.csv', '--difference', ''], null],
    [['tidy'], { ...plain, action: 'tidy', path: resolve('.') }],
    [['tidy', 'shop'], null],
    [['tidy', '--private-addresses'], null],
    [['check', 'shop', '--retire-many'], null],
    [['import', 'shop', '--retire'], null],
    [['import'], null],
    [['import', ''], null],
    [['import', 'shop', 'more'], null],
    [['remove', 'shop'], null],
    [[], null],
  ])('%o: %o', (words, command) => {
    expect(commandOf(words, process.cwd())).toEqual(command);
  });
});

describe('the report', () => {
  const report = {
    added: 1,
    changed: 2,
    unchanged: 3,
    retired: 4,
    refused: 0,
    skippedRemovals: [],
    refusals: [],
    mediaTaken: 0,
    mediaLeftOut: 0,
    mediaRefusals: [],
    warnings: [],
    overwritten: 0,
    overwrites: [],
    structureOverwrites: [],
    planned: [],
  };
  const refusal = { file: 'products.jsonl', line: 7, reason: 'is no JSON' };

  test('sums up', () => {
    expect(reportText(report, 'import')).toBe('1 products added, 2 changed, 3 unchanged, 4 retired; 0 lines refused.');
    expect(reportText(report, 'check')).toBe('3 products are right, 0 lines are not.');
  });

  test('names the changes by hand that it overwrites, with person and day', () => {
    const by = { by: 'anna', day: '2026-11-25' };
    const overwrites = [
      { sku: 7, field: 'PRICE' as const, ...by },
      { sku: 8, field: null, ...by },
    ];
    expect(
      reportText({ ...report, overwritten: 2, overwrites }, 'import')
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      'Note: Product 7: the files overwrite PRICE, which anna changed by hand on 2026-11-25.',
      'Note: Product 8: anna brought it in by hand on 2026-11-25, and it is not in the files.',
    ]);
  });

  test('names those of makers, categories and the menu before them', () => {
    const by = { by: 'anna', day: '2026-11-25' };
    const structureOverwrites = [
      { kind: 'maker', ref: '7', field: 'NAME', ...by },
      { kind: 'category', ref: '1.2.9', field: 'GONE', ...by },
      { kind: 'group', ref: 'tools', field: 'BACK', ...by },
    ] as const;
    expect(
      reportText({ ...report, overwritten: 3, structureOverwrites }, 'import')
        .split('\n')
        .slice(0, 3),
    ).toEqual([
      'Note: Maker 7: the files overwrite NAME, which anna changed by hand on 2026-11-25.',
      'Note: Category 1.2.9: anna changed it by hand on 2026-11-25, and it is not in the files.',
      'Note: Menu group tools: anna removed it by hand on 2026-11-25, and the files have it.',
    ]);
  });

  test('names what was refused by file, line and reason', () => {
    const text = reportText(
      { ...report, refused: 1, refusals: [refusal], warnings: ['A break is dropped.'] },
      'import',
    );
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Note: A break is dropped.',
      'Refused: products.jsonl, line 7: is no JSON',
    ]);
  });

  test('says what was kept, and how it may go', () => {
    const text = reportText({ ...report, skippedRemovals: [{ what: 'products', gone: 700, of: 2400 }] }, 'import');
    expect(text).toContain("Kept: 700 of the shop's 2400 products are not in the files");
    expect(text).toContain('--retire-many');
  });

  test('names what was left out, and counts what is new', () => {
    const mediaRefusals = [{ ...refusal, reason: 'a.jpg is not in the folder' }];
    const text = reportText({ ...report, mediaTaken: 5, mediaLeftOut: 1, mediaRefusals }, 'import');
    expect(text.split('\n')).toEqual([
      'Left out: products.jsonl, line 7: a.jpg is not in the folder',
      '1 products added, 2 changed, 3 unchanged, 4 retired; 0 lines refused. 5 new pictures or documents. 1 pictures or documents cannot be taken.',
    ]);
  });

  test('counts what it does not name', () => {
    const refusals = Array.from({ length: 60 }, () => refusal);
    expect(reportText({ ...report, refused: 60, refusals }, 'import')).toContain('… and 10 more refused lines.');
  });
});
