import { longHex } from './colours.ts';
import type { Json } from './tokenFile.ts';
import { isOwnToken, ownTokens } from './sheet.ts';

/** The three files of a brand, as JSON: what both themes share, and what differs. */
export type TokenFiles = Readonly<Record<'base' | 'light' | 'dark', Json>>;

/** Writes the tokens of a style sheet as Design Tokens (DTCG 2025.10). What CSS computes has no form there and is left out. */
export function tokenFilesOf(css: string): TokenFiles {
  const declared = ownTokens(css);
  const files = { base: new Map(), light: new Map(), dark: new Map() } satisfies Record<keyof TokenFiles, Written>;
  for (const [name, value] of declared) {
    if (!isOwnToken(value)) continue;
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    const write = (file: Written, part: string) => file.set(pathOf(name, declared), tokenOf(name, part, declared));
    if (light === undefined || dark === undefined) {
      write(files.base, value);
    } else {
      write(files.light, light);
      write(files.dark, dark);
    }
  }
  return { base: nested(files.base), light: nested(files.light), dark: nested(files.dark) };
}

type Written = Map<string, Json>;
type Declared = ReadonlyMap<string, string>;

/** `color-ink-second` as `color.ink-second`; a token that has the name of a group is the group's root. */
function pathOf(name: string, declared: Declared): string {
  const [group = '', ...rest] = name.split('-');
  if (rest.length > 0) return `${group}.${rest.join('-')}`;
  return [...declared.keys()].some((other) => other.startsWith(`${name}-`)) ? `${name}.$root` : name;
}

function nested(tokens: Written): Json {
  const groups: Record<string, Json> = {};
  for (const [path, token] of tokens) {
    const [group = '', name] = path.split('.');
    groups[group] = name === undefined ? token : { ...groups[group], [name]: token };
  }
  return groups;
}

function tokenOf(name: string, css: string, declared: Declared): Json {
  const reference = referenceIn(css, declared);
  if (reference !== undefined) return { $value: reference };
  if (name.startsWith('font-'))
    return { $type: 'fontFamily', $value: css.split(', ').map((each) => each.replaceAll("'", '')) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(css) };
  return colourToken(css) ?? measureToken(css) ?? compositeToken(css, declared) ?? unknown(name, css);
}

function unknown(name: string, css: string): never {
  throw new Error(
    `tokens.css, --${name}: "${css}" has no form as a design token; see packages/domain/src/brand/tokenFiles.ts.`,
  );
}

function referenceIn(css: string, declared: Declared): string | undefined {
  const name = /^var\(--([\w-]+)\)$/.exec(css)?.[1];
  return name === undefined ? undefined : `{${pathOf(name, declared)}}`;
}

function colourToken(css: string): Json | undefined {
  const [, rgb, percent] = /^rgb\((\d+ \d+ \d+) \/ (\d+)%\)$/.exec(css) ?? [];
  if (rgb !== undefined) {
    const hex = rgb
      .split(' ')
      .map((channel) => Number(channel).toString(16).padStart(2, '0'))
      .join('');
    return { $type: 'color', $value: { ...colourValue(`#${hex}`), alpha: Number(percent) / 100 } };
  }
  return /^#[\da-f]+$/.test(css) ? { $type: 'color', $value: colourValue(longHex(css)) } : undefined;
}

function colourValue(hex: string): Json {
  const components = [1, 3, 5].map((at) => Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, hex };
}

function measureToken(css: string): Json | undefined {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s)?$/.exec(css) ?? [];
  if (value === undefined) return undefined;
  if (unit === undefined) return { $type: 'number', $value: Number(value) };
  return { $type: unit.endsWith('s') ? 'duration' : 'dimension', $value: { value: Number(value), unit } };
}

function compositeToken(css: string, declared: Declared): Json | undefined {
  const border = /^(?<width>\S+) solid (?<edge>.+)$/.exec(css)?.groups;
  if (border === undefined) return shadowToken(css);
  const color = referenceIn(border['edge'] ?? '', declared);
  return { $type: 'border', $value: { color, width: lengthOf(border['width']), style: 'solid' } };
}

function shadowToken(css: string): Json | undefined {
  const shadow = /^(?<x>\S+) (?<y>\S+) (?<blur>\S+) (?<colour>rgb\(.+\))$/.exec(css)?.groups;
  if (shadow === undefined) return undefined;
  const lengths = {
    offsetX: lengthOf(shadow['x']),
    offsetY: lengthOf(shadow['y']),
    blur: lengthOf(shadow['blur']),
    spread: lengthOf('0'),
  };
  return { $type: 'shadow', $value: { color: colourToken(shadow['colour'] ?? '')?.['$value'], ...lengths } };
}

const lengthOf = (css = ''): unknown => measureToken(css === '0' ? '0px' : css)?.['$value'];
