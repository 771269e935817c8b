import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { readYaml } from './readYaml.ts';
import { ShopError } from './shopError.ts';
import { fromStartFile, startFile } from './startFile.ts';

afterAll(removeTestFolders);

const part = '      - { sku: 600131, pieces: 2 }';
const project = [
  '  - key: weather-station',
  '    title: A weather station',
  '    text: For a weekend.',
  '    parts:',
  part,
];
const file = ['shortcuts: [10 kΩ, ESP32]', 'projects:', ...project];

function read(...lines: readonly string[]) {
  const folder = testFolder();
  writeFileSync(join(folder, 'start.yaml'), lines.join('\n'));
  try {
    return fromStartFile(readYaml(folder, 'start.yaml', startFile));
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

test('shortcuts, and a project with its parts', () => {
  expect(read(...file)).toEqual({
    intro: null,
    shortcuts: ['10 kΩ', 'ESP32'],
    projects: [
      {
        key: 'weather-station',
        title: { ALL: 'A weather station' },
        text: { ALL: 'For a weekend.' },
        parts: [{ sku: 600_131, amount: 2 }],
      },
    ],
  });
});

test('neither is needed', () => {
  expect(read('shortcuts: []', 'projects: []')).toEqual({ intro: null, shortcuts: [], projects: [] });
});

test('the shop may introduce itself', () => {
  const intro = ['intro:', '  title: { EN: Bricks, DE: Steine, FR: Briques }', '  text: All of them.'];
  expect(read(...intro, ...file)).toMatchObject({
    intro: { title: { EN: 'Bricks', DE: 'Steine', FR: 'Briques' }, text: { ALL: 'All of them.' } },
  });
  expect(read('intro: { title: Bricks }', ...file)).toEqual(['start.yaml, line 1: intro.text is missing: add it.']);
  expect(read('intro: Bricks', ...file)).toEqual([
    'start.yaml, line 1: intro must have lines below it, of title, text: write them.',
  ]);
});

test.each([
  [
    'a key with blanks',
    [...file.slice(0, 2), '  - key: weather station', ...project.slice(1)],
    'line 3: projects 1.key must be like weather-station: correct it.',
  ],
  ['a key twice', [...file, ...project], 'line 2: projects names a key twice: give each project its own.'],
  ['a product twice', [...file, part], 'line 6: projects 1.parts names a product twice: add its pieces up.'],
  ['no parts', [...file.slice(0, 5), '    parts: []'], 'line 6: projects 1.parts needs 1 entries at least: add them.'],
  [
    'no pieces',
    [...file.slice(0, 6), '      - { sku: 600131, pieces: 0 }'],
    'line 7: projects 1.parts 1.pieces must be 1 at least: correct it.',
  ],
])('refused: %s', (_, lines, sentence) => {
  expect(read(...lines)).toEqual([`start.yaml, ${sentence}`]);
});
