import { expect, test } from 'vitest';
import { kindIn } from './kindOfRow.ts';
import { kindWords } from './kindWords.data.ts';

test('each word is read as the kind that it stands for, and no longer one is taken for a shorter', () => {
  const words = kindWords.flatMap(([kind, { source }]) =>
    source.split('|').flatMap((word) => (/^[a-z ]+$/.test(word) ? [[word, kind] as const] : [])),
  );
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter(([word, kind]) => kindIn(word) !== kind)).toEqual([]);
});

test.each([
  ['Widerstand 100 Ohm, 1206', 'smd-resistor'],
  ['Kohleschichtwiderstand 4,7 kΩ', 'resistor'],
  ['Widerstände', 'resistor'],
  ['Résistance 10 kΩ', 'resistor'],
  ['Kondensator 100 nF, 0603', 'ceramic-capacitor'],
  ['Elko 470 µF/25 V', 'electrolytic-capacitor'],
  ['Leuchtdiode weiß, 0805', 'smd-led'],
  ['LED rot 5 mm', 'led'],
  ['Stiftleiste 4-polig', 'pin-header'],
  ['USB-Kabel für Multimeter', 'cable'],
  ['Display cable', 'cable'],
  ['Lithium batteries', 'battery'],
  ['Écrou M3', 'nut'],
  ['USB-Hub, sieben Anschlüsse', 'hub'],
  ['Vis M3', 'screw'],
  ['IC 7805', 'integrated-circuit'],
  ['Robot arm with four servos', 'robot-arm'],
  ['Trimmpotentiometer 10 kΩ', 'trimmer'],
])('%s is drawn as %s', (name, kind) => {
  expect(kindIn(name)).toBe(kind);
});

test.each([
  'Batteriehalter 4 × AA',
  'Battery holder',
  'Support de pile',
  'Widerstandssortiment',
  'Halter für Akku',
  'Mechanics',
  'Nutzungslizenz',
  'Visitenkarte',
  'Sealed lead',
  'Bedienungsanleitung',
  'Notebook',
  'Schubkarre',
  'Keyboard',
  'Guide de l’entreprise',
])('%s is drawn as the placeholder', (name) => {
  expect(kindIn(name)).toBeNull();
});
