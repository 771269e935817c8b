import { expect, test } from 'vitest';
import { trialLabel } from './trialLabel.ts';

test('issue 19: a trial label says that no carrier takes it, and is a whole PDF', () => {
  const pdf = trialLabel(['Zoë (Müller)', '東京']);
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf).toContain('(TRIAL) Tj');
  expect(pdf).toContain(String.raw`(Zoë \(Müller\)) Tj`);
  expect(pdf).toContain('(??) Tj');
  const table = Number(/startxref\n(\d+)\n/.exec(pdf)?.[1]);
  expect(pdf.slice(table, table + 4)).toBe('xref');
  const places = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.map((place, index) => pdf.startsWith(`${index + 1} 0 obj`, place))).toEqual(Array(6).fill(true));
});
