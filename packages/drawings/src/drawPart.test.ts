import { describe, expect, test } from 'vitest';
import type { PartAttribute } from './attributes.ts';
import { drawPart } from './drawPart.ts';
import { kinds } from './kinds.ts';

const value = (KEY: string, VALUE: number): PartAttribute => ({ KEY, VALUE, TEXT: null });
const text = (KEY: string, ALL: string): PartAttribute => ({ KEY, VALUE: null, TEXT: { ALL } });

/** Text and tags in turn; whatever is neither becomes a piece of its own that starts with "<". */
const pieces = (xml: string): string[] =>
  xml.match(/[^<]+|<\/?[a-zA-Z]+(?:\s+[a-zA-Z:-]+="[^"<]*")*\s*\/?>|<[^<]*/g) ?? [];

const pieceFault = (piece: string): string | undefined => {
  if (!piece.startsWith('<'))
    return /&(?!amp;|lt;|gt;|quot;|apos;)|[^\P{Cc}\t\n\r]/u.test(piece) ? `text: ${piece}` : undefined;
  if (!/^<\/?[a-zA-Z]+(?:\s+[a-zA-Z:-]+="[^"<]*")*\s*\/?>$/.test(piece)) return `tag: ${piece}`;
  const names = [...piece.matchAll(/([a-zA-Z:-]+)="/g)].map((match) => match[1]);
  return new Set(names).size < names.length ? `attribute twice: ${piece}` : undefined;
};

const nestingFault = (tags: readonly string[]): string | undefined => {
  const open: (string | undefined)[] = [];
  for (const tag of tags) {
    const name = /[a-zA-Z]+/.exec(tag)?.[0];
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return `closed without being open: ${name}`;
  }
  return open.length > 0 ? `left open: ${open.join(', ')}` : undefined;
};

/** What keeps an XML parser from reading the document: a stray character, an unquoted or repeated attribute, an unclosed tag. */
const xmlFault = (xml: string): string | undefined => {
  const all = pieces(xml);
  return all.map(pieceFault).find(Boolean) ?? nestingFault(all.filter((piece) => piece.startsWith('<')));
};

const occurrences = (svg: string, part: string) => svg.split(part).length - 1;

test.each([
  ['<svg><g></svg>', 'closed without being open: svg'],
  ['<svg><g/>', 'left open: svg'],
  ['<svg a=1/>', 'tag: <svg a=1/>'],
  ['<svg a="1" a="2"/>', 'attribute twice: <svg a="1" a="2"/>'],
  ['<t>R & D</t>', 'text: R & D'],
  ['<t>R &amp; D</t>', undefined],
])('the check itself finds the fault in %s', (xml, fault) => {
  expect(xmlFault(xml)).toBe(fault);
});

const hostile = '</text><script>alert("1 & 2")</script>\u0000\ud800';
const odd: readonly (readonly [string, readonly PartAttribute[]])[] = [
  ['without attributes', []],
  ['with zeros', keysOf().map((key) => value(key, 0))],
  ['with negative values', keysOf().map((key) => value(key, -7))],
  ['with huge values', keysOf().map((key) => value(key, 1e12))],
  ['with hostile texts', keysOf().map((key) => text(key, hostile))],
];

/** Every attribute that some drawing reads. */
function keysOf(): readonly string[] {
  const asked = new Set<string>();
  const asking = {
    number: (key: string, otherwise: number) => (asked.add(key), otherwise),
    text: (key: string, otherwise: string) => (asked.add(key), otherwise),
  };
  for (const draw of Object.values(kinds)) draw(asking);
  return [...asked];
}

describe.each(Object.keys(kinds).concat('unheard-of'))('a picture of a %s', (kind) => {
  test.each(odd)('is a well-formed, standalone document %s', (_, attributes) => {
    const svg = drawPart({ kind, attributes });
    expect(xmlFault(svg)).toBeUndefined();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 160"><style>/);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|\ud800/);
    expect(svg.length).toBeLessThan(24_000);
  });
});

test('texts are escaped, not dropped', () => {
  const svg = drawPart({ kind: 'transistor', attributes: [text('marking', `<"A&B'>`)] });
  expect(svg).toContain('&lt;&quot;A&amp;B&apos;&gt;</text>');
});

test.each([
  { kind: 'pin-header', key: 'pins', ink: 'pin', wanted: 6, drawn: 6 },
  { kind: 'pin-header', key: 'pins', ink: 'pin', wanted: 7, drawn: 7 },
  { kind: 'pin-header', key: 'pins', ink: 'pin', wanted: 80, drawn: 80 },
  { kind: 'pin-header', key: 'pins', ink: 'pin', wanted: 81, drawn: 80 },
  { kind: 'connector', key: 'pins', ink: 'pin', wanted: 2, drawn: 2 },
  { kind: 'connector', key: 'pins', ink: 'pin', wanted: 3, drawn: 3 },
  { kind: 'sensor-module', key: 'pins', ink: 'pin', wanted: 5, drawn: 5 },
  { kind: 'network-switch', key: 'ports', ink: 'socket', wanted: 8, drawn: 8 },
  { kind: 'network-switch', key: 'ports', ink: 'socket', wanted: 9, drawn: 9 },
  { kind: 'network-switch', key: 'ports', ink: 'socket', wanted: 24, drawn: 24 },
])('a $kind with $wanted $key shows $drawn', ({ kind, key, ink, wanted, drawn }) => {
  expect(occurrences(drawPart({ kind, attributes: [value(key, wanted)] }), `class="${ink}"`)).toBe(drawn);
});

test('a second row of pins adds none', () => {
  const svg = drawPart({ kind: 'pin-header', attributes: [value('pins', 7), value('rows', 2)] });
  expect(occurrences(svg, 'class="pin"')).toBe(7);
});

test('a resistor wears the bands of its value, in order', () => {
  const svg = drawPart({ kind: 'resistor', attributes: [value('resistance', 4700), value('tolerance', 5)] });
  expect([...svg.matchAll(/fill="(#[0-9a-f]{6})" d="M\d+ 50h10/g)].map((match) => match[1])).toEqual([
    '#f0c419',
    '#7d4bb0',
    '#c8322b',
    '#c9a13b',
  ]);
});

test.each([
  [79, 3],
  [80, 5],
  [200, 7],
  [500, 11],
])('a brick set of %d parts is a pile of its size', (parts, studsInFront) => {
  const svg = drawPart({ kind: 'brick-set', attributes: [value('parts', parts)] });
  expect(occurrences(svg, '<ellipse')).toBe(studsInFront * 2);
});

test('a picture that names no kind we know shows the shop’s chip', () => {
  const unknown = drawPart({ kind: 'toString', attributes: [] });
  expect(unknown).toBe(drawPart({ kind: '', attributes: [] }));
  expect(unknown).not.toBe(drawPart({ kind: 'resistor', attributes: [] }));
});
