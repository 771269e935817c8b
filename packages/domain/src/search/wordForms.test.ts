import { describe, expect, test } from 'vitest';
import { wordForms } from './wordForms.ts';

describe('other forms of a word', () => {
  test.each([
    ['English plural', 'resistors', 'resistor'],
    ['English plural in es', 'switches', 'switch'],
    ['English plural of y', 'batteries', 'battery'],
    ['English y', 'battery', 'batteries'],
    ['German plural in en', 'kondensatoren', 'kondensator'],
    ['German plural in n', 'platinen', 'platine'],
    ['German plural with umlaut, folded', 'widerstande', 'widerstand'],
    ['German dative', 'kabeln', 'kabel'],
    ['German plural in er', 'rader', 'rad'],
    ['German dative plural in ern', 'bildern', 'bild'],
    ['German dative in em', 'rotem', 'rot'],
    ['French plural', 'resistances', 'resistance'],
    ['French plural in aux', 'signaux', 'signal'],
    ['French singular in al', 'signal', 'signaux'],
    ['French feminine plural', 'electriques', 'electrique'],
  ])('%s: %s finds %s', (_, word, form) => {
    expect(wordForms(word)).toContain(form);
  });

  test.each([
    ['a stem under 3 letters is none', 'bus', []],
    ['3 letters are one', 'leds', ['led']],
    ['no ending', 'robot', []],
    ['a y after a vowel', 'relay', []],
    ['a y within', 'hybrid', []],
    ['ies within', 'diesel', []],
    ['al within', 'aluminium', []],
    ['aux within', 'auxilium', []],
    ['part numbers have no forms', 'lm7805s', []],
  ])('%s: %s', (_, word, forms) => {
    expect(wordForms(word)).toEqual(forms);
  });
});
