import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandLogo } from '@platine/domain/shop/shopBrand.ts';
import { widestLogo } from '@platine/domain/shop/shopBrand.ts';
import { SaxesParser } from 'saxes';
import { pngSize } from './pngSize.ts';
import { readText } from './readYaml.ts';
import { ShopError } from './shopError.ts';

const svgName = 'logo.svg';
const pngName = 'logo.png';

/** Larger ones make each first visit slow. */
const mostBytes = 100_000;

type Size = { readonly width: number; readonly height: number };

/** Reads the shop's logo; null for none. Throws ShopError for a file that cannot be one. */
export function readLogo(folder: string): BrandLogo | null {
  const found = [svgName, pngName].filter((name) => existsSync(join(folder, name)));
  const [name] = found;
  if (name === undefined) return null;
  if (found.length > 1) throw new ShopError([`${found.join(' and ')}: a shop has one logo: remove one of them.`]);
  const content = new Uint8Array(readFileSync(join(folder, name)));
  if (content.length > mostBytes) throw new ShopError([`${name} has more than ${mostBytes} bytes: make it smaller.`]);
  const { width, height } = name === svgName ? svgSize(readText(folder, name)) : sizeOfPng(content);
  if (!(width > 0 && height > 0 && width <= widestLogo * height && height <= 2 * width))
    throw new ShopError([
      `${name} is ${width} wide and ${height} high: a logo is ${widestLogo} times as wide as high at most, and twice as high as wide at most: change its drawing area.`,
    ]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const type = name === svgName ? 'image/svg+xml' : 'image/png';
  return { address: `/brand/${name.replace('.', `-${hash}.`)}`, type, width, height, content };
}

function sizeOfPng(content: Uint8Array<ArrayBuffer>): Size {
  const size = pngSize(content);
  if (size === null) throw new ShopError([`${pngName} is no PNG: save it as one, or as ${svgName}.`]);
  return size;
}

/** Elements that a picture does not run, so that only an attack would have them. */
const forbidden = new Set(['script', 'foreignObject', 'iframe', 'audio', 'video']);

/** The size of a drawing. A browser shows it as a picture, which runs nothing; what asks for more than that is refused with its line all the same. */
function svgSize(text: string): Size {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const fail = (reason: string): never => {
    throw new ShopError([`${svgName}, line ${parser.line}: ${reason}.`]);
  };
  let size: Size | undefined;
  parser.on('error', ({ message }) => fail(`this is no SVG (${message.replace(/^\d+:\d+: /, '')}): export it again`));
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) fail('it has declarations of its own: remove the document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    size ??=
      rootSize(name, attributes) ??
      fail(`the file must begin with <svg xmlns="${svgSpace}" viewBox="0 0 WIDTH HEIGHT">: export it so`);
    if (forbidden.has(name)) fail(`<${name}> does not belong into a logo: remove it`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute.startsWith('on')) fail(`the attribute ${attribute} does not belong into a logo: remove it`);
      if (/(?:^|:)href$/.test(attribute) && !/^(?:#|data:image\/(?:png|jpeg|webp)[;,])/.test(value))
        fail(`a logo loads nothing, but ${attribute} is "${value.slice(0, 80)}": draw it in the file`);
    }
  });
  parser.write(text).close();
  return size ?? fail('nothing is drawn: export it again');
}

const svgSpace = 'http://www.w3.org/2000/svg';

function rootSize(name: string, attributes: Readonly<Record<string, string>>): Size | undefined {
  const [, , width, height] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (name !== 'svg' || attributes['xmlns'] !== svgSpace || width === undefined || height === undefined)
    return undefined;
  return { width, height };
}
