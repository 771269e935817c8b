import { describe, expect, it, test } from 'vitest';
import { joinedNote, longestNote, noteOf, notesBySku } from './lineNote.ts';

describe('the note of a line', () => {
  it.each<[title: string, references: string[], note: string]>([
    ['nothing', [], ''],
    ['two in a row stay two', ['C3', 'C4'], 'C3, C4'],
    ['three in a row are a range', ['C3', 'C4', 'C5'], 'C3–C5'],
    ['a gap ends a range', ['C3', 'C4', 'C5', 'C6', 'C9'], 'C3–C6, C9'],
    ['other letters end a range', ['R1', 'R2', 'C3'], 'C3, R1, R2'],
    ['whatever their order', ['R10', 'R9', 'R8'], 'R8–R10'],
    ['each once', ['R1', 'R1'], 'R1'],
    ['a range that is written is the same', ['C3–C6, C9'], 'C3–C6, C9'],
    ['a letter after the number is no range', ['R1A', 'R2A', 'R3A'], 'R1A, R2A, R3A'],
    ['own words stay, after the designators', ['for the  lab', 'R2'], 'R2, for the lab'],
    ['a line break is a space', ['sensor\tboard'], 'sensor board'],
  ])('%s', (_title, references, note) => {
    expect(noteOf(references)).toBe(note);
  });

  test('lines that become one have the references of both, each once', () => {
    expect(joinedNote(['C3–C6, C9', 'C7, C8'])).toBe('C3–C9');
    expect(joinedNote(['R1', undefined, 'spare'])).toBe('R1, spare');
    expect(notesBySku([{ sku: 7, note: 'R1' }, { sku: 8 }, { sku: 7, note: 'R2' }])).toEqual(new Map([[7, 'R1, R2']]));
  });

  test('a note that is too long ends at a whole reference, says so, and stays within its bound when more is joined', () => {
    const odd = (from: number) => Array.from({ length: 60 }, (_, index) => `R${from + index * 2}`);
    const cut = noteOf(odd(101));
    expect(cut.length).toBeLessThanOrEqual(longestNote);
    expect(cut).toMatch(/^R101, R103, .*, R\d+, …$/);
    const again = joinedNote([cut, noteOf(odd(301))]);
    expect(again.length).toBeLessThanOrEqual(longestNote);
    expect(again.match(/…/g)).toHaveLength(1);
    expect(joinedNote([cut, 'R1'])).toMatch(/^R1, R101, .*…$/);
    const exact = 'x'.repeat(longestNote);
    expect(noteOf([exact])).toBe(exact);
    expect(noteOf([`${exact}x`])).toBe(`${exact.slice(1)}…`);
  });
});
