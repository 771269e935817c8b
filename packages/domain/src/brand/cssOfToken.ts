import type { FileToken, Json, Place } from './tokenFile.ts';
import { aliasIn, cssName, isObject, refuse } from './tokenFile.ts';

/** The value of a token as CSS writes it: an alias is a `var()`. Throws at a value that its type does not allow. */
export function cssOf(token: FileToken): string {
  const alias = aliasIn(token.value);
  if (alias !== undefined) return `var(--${cssName(alias)})`;
  const write = writers.get(token.type ?? '');
  if (write === undefined)
    return refuse(
      token,
      `the type "${token.type ?? 'none'}" is not used by the shop; use ${[...writers.keys()].join(', ')}.`,
    );
  return write(token.value, token);
}

const writers: ReadonlyMap<string, (value: unknown, place: Place) => string> = new Map([
  ['color', colour],
  ['dimension', (value: unknown, place: Place) => measure(value, { ...place, units: ['px', 'rem'] })],
  ['duration', (value: unknown, place: Place) => measure(value, { ...place, units: ['ms', 's'] })],
  ['number', (value: unknown, place: Place) => String(numberIn(value, place))],
  ['fontWeight', weight],
  ['fontFamily', families],
  ['border', border],
  ['shadow', shadow],
]);

function colour(value: unknown, place: Place): string {
  const { colorSpace, components, alpha = 1, hex } = fields(value, place);
  if (colorSpace !== 'srgb' || !Array.isArray(components) || components.length !== 3)
    refuse(
      place,
      'a colour needs "colorSpace": "srgb" and three "components" from 0 to 1; convert other colour spaces.',
    );
  const channels = components.map((part: unknown) => Math.round(share(part, place) * 255));
  const opacity = share(alpha, place);
  const written = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const fallback = typeof hex === 'string' ? hex.toLowerCase() : written;
  if (fallback !== written)
    refuse(place, `"hex" is ${fallback}, but the components are ${written}; change both, or remove "hex".`);
  return opacity === 1 ? shortHex(written) : `rgb(${channels.join(' ')} / ${Math.round(opacity * 100)}%)`;
}

/** `#ffffff` as `#fff`. */
const shortHex = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

function share(value: unknown, place: Place): number {
  const number = numberIn(value, place);
  return number >= 0 && number <= 1 ? number : refuse(place, `${number} is not between 0 and 1.`);
}

function numberIn(value: unknown, place: Place): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : refuse(place, 'a number is missing here.');
}

function weight(value: unknown, place: Place): string {
  const number = numberIn(value, place);
  return number >= 1 && number <= 1000 ? String(number) : refuse(place, 'a font weight is a number from 1 to 1000.');
}

function fields(value: unknown, place: Place): Json {
  return isObject(value) ? value : refuse(place, 'the value must be an object with the fields of its type.');
}

function measure(given: unknown, place: Place & { readonly units: readonly string[] }): string {
  const { value, unit } = fields(given, place);
  if (typeof unit !== 'string' || !place.units.includes(unit))
    return refuse(place, `the unit must be ${place.units.join(' or ')}.`);
  return `${numberIn(value, place)}${unit}`;
}

/** A length within a composite value, where CSS writes 0 without a unit. */
function length(value: unknown, place: Place): string {
  const written = measure(value, { ...place, units: ['px', 'rem'] });
  return /^0(?:px|rem)$/.test(written) ? '0' : written;
}

const part = (value: unknown, place: Place): string => cssOf({ ...place, type: 'color', value });

function families(value: unknown, place: Place): string {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return names
    .map((name) => {
      if (typeof name !== 'string' || !/^[\w .-]+$/.test(name))
        return refuse(place, 'a font family is a name, or a list of names, of letters, digits, spaces and hyphens.');
      return /[ A-Z]/.test(name) ? `'${name}'` : name;
    })
    .join(', ');
}

function border(value: unknown, place: Place): string {
  const { width, style, color } = fields(value, place);
  if (style !== 'solid') refuse(place, 'the shop has solid borders only; set "style" to "solid".');
  return `${length(width, place)} solid ${part(color, place)}`;
}

function shadow(value: unknown, place: Place): string {
  const { offsetX, offsetY, blur, spread, color } = fields(value, place);
  const lengths = [offsetX, offsetY, blur, spread].map((each) => length(each, place));
  if (lengths[3] === '0') lengths.pop();
  return `${lengths.join(' ')} ${part(color, place)}`;
}
