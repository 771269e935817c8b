/** A place in a token file: its name, and the path of a token or group in it. */
export type Place = { readonly file: string; readonly path: string };

/** A token as its file has it; the type is its own or that of a group around it. An alias may have none. */
export type FileToken = Place & { readonly type: string | undefined; readonly value: unknown };

export type Json = Readonly<Record<string, unknown>>;

/** A token file that cannot be used: its place, and a sentence that says what is wrong and what to do. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly place: Place;
  readonly sentence: string;
  constructor(place: Place, sentence: string) {
    super(`${place.file}, ${place.path === '' ? 'top level' : place.path}: ${sentence}`);
    this.place = place;
    this.sentence = sentence;
  }
}

/** Throws TokenError. `sentence` says what is wrong and what to do. */
export function refuse({ file, path }: Place, sentence: string): never {
  throw new TokenError({ file, path }, sentence);
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a DTCG file by the names that they have in CSS, without dashes in front. Throws at what it cannot read. */
export function tokensIn(file: string, json: unknown): ReadonlyMap<string, FileToken> {
  const tokens = new Map<string, FileToken>();
  walk({ file, path: '', type: undefined, value: json }, tokens);
  return tokens;
}

function walk(group: FileToken, tokens: Map<string, FileToken>): void {
  if (!isObject(group.value)) refuse(group, 'a token or a group must be an object; give a token a "$value".');
  const type = typeOf(group.value, group);
  for (const [key, value] of Object.entries(group.value)) {
    if (isProperty(key, group)) continue;
    const place = { file: group.file, path: group.path === '' ? key : `${group.path}.${key}` };
    if (isObject(value) && '$value' in value) {
      const name = cssName(place.path);
      if (tokens.has(name)) refuse(place, `another token is --${name} in CSS, too; remove one of them.`);
      tokens.set(name, { ...place, type: typeOf(value, place) ?? type, value: value['$value'] });
    } else {
      walk({ ...place, type, value }, tokens);
    }
  }
}

/** Whether a key says something about its group; all other keys are names. */
function isProperty(key: string, place: Place): boolean {
  if (key === '$ref' || key === '$extends')
    refuse(place, `${key} is not read here; write an alias such as "{p.mask}".`);
  if (key !== '$root' && key.startsWith('$')) return true;
  if (key !== '$root' && !/^[a-z\d][a-z\d-]*$/.test(key))
    refuse(place, `"${key}" cannot be a name in CSS; use lower-case letters, digits and hyphens.`);
  return false;
}

function typeOf(json: Json, place: Place): string | undefined {
  const type = json['$type'];
  if (type === undefined || typeof type === 'string') return type;
  return refuse(place, '"$type" must be a text such as "color".');
}

/** `color.ink-second` as `color-ink-second`; the root token of a group has the group's name. */
export const cssName = (path: string): string =>
  path
    .split('.')
    .filter((part) => part !== '$root')
    .join('-');

/** The path in an alias such as `{p.mask}`; undefined for any other value. */
export const aliasIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([\w.$-]+)\}$/.exec(value)?.[1] : undefined;
