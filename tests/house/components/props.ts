import { dirname, join } from 'node:path';
import type { ESTree } from 'vite';
import { parseSync } from 'vite';
import { filesOf, read } from '../tree.ts';

type Types = ReadonlyMap<string, ESTree.TSType>;

/** A file of TypeScript, as far as props need it. */
type Source = {
  readonly file: string;
  readonly types: Types;
  /** Files of imported names. */
  readonly imported: ReadonlyMap<string, string>;
  readonly components: readonly ESTree.Function[];
  /** Ends of the doc comments. */
  readonly described: ReadonlySet<number>;
  readonly text: string;
};

/** Screens are shown whole: their parts have no page in Storybook. */
const isShown = (file: string): boolean =>
  /^packages\/ui\/src\/.*\.tsx$/.test(file) &&
  !/\.(?:stories|testing|test)\.tsx$/.test(file) &&
  (!file.includes('/screens/') || /\/(\w+)\/\1\.tsx$/.test(file));

/** `file: prop` for each prop of an exported component that has no comment where it is declared. */
export function undescribedProps(root: string): string[] {
  const parsed = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = parsed.get(file) ?? parse(root, file);
    parsed.set(file, known);
    return known;
  };
  const found = filesOf(root)
    .filter(isShown)
    .map(sourceOf)
    .flatMap((source) =>
      source.components.flatMap((component) => membersOf({ type: propsOf(component), within: source }, sourceOf)),
    )
    .filter(({ member, within }) => !isDescribed(member, within))
    .map(({ member, within }) => `${within.file}: ${nameOf(member, within)}`);
  // Props that several components share are described once.
  return [...new Set(found)];
}

function parse(root: string, file: string): Source {
  const text = read(root, file);
  const { program, comments } = parseSync(file, text, { lang: 'tsx' });
  const declared = program.body.map((node) =>
    node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node,
  );
  const exported = program.body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []));
  return {
    file,
    text,
    types: new Map(
      declared.flatMap((node) => (node.type === 'TSTypeAliasDeclaration' ? [[node.id.name, node.typeAnnotation]] : [])),
    ),
    imported: new Map(
      program.body.flatMap((node) =>
        node.type === 'ImportDeclaration' && node.source.value.startsWith('.')
          ? node.specifiers.map((one): [string, string] => [one.local.name, join(dirname(file), node.source.value)])
          : [],
      ),
    ),
    components: exported.flatMap((node) =>
      node?.type === 'FunctionDeclaration' && /^[A-Z]/.test(node.id?.name ?? '') ? [node] : [],
    ),
    described: new Set(comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end)),
  };
}

function propsOf({ params: [props] }: ESTree.Function): ESTree.TSType | undefined {
  return props !== undefined && 'typeAnnotation' in props
    ? (props.typeAnnotation?.typeAnnotation ?? undefined)
    : undefined;
}

type Member = { readonly member: ESTree.TSPropertySignature; readonly within: Source };
type Place = { readonly type: ESTree.TSType | undefined; readonly within: Source };
type Read = (file: string) => Source;

/** The properties of a type that this repository declares: of literals, and of what is made of them. */
function membersOf({ type, within }: Place, sourceOf: Read): Member[] {
  switch (type?.type) {
    case 'TSTypeLiteral':
      return type.members.flatMap((member) => (member.type === 'TSPropertySignature' ? [{ member, within }] : []));
    case 'TSIntersectionType':
      return type.types.flatMap((part) => membersOf({ type: part, within }, sourceOf));
    case 'TSTypeReference':
      return referredTo(type, within, sourceOf);
    default:
      return [];
  }
}

function referredTo(type: ESTree.TSTypeReference, within: Source, sourceOf: Read): Member[] {
  if (type.typeName.type !== 'Identifier') return [];
  const { name } = type.typeName;
  if (name === 'Omit' || name === 'Pick') {
    const [from, names] = type.typeArguments?.params ?? [];
    const named = names === undefined ? '' : within.text.slice(names.start, names.end);
    return membersOf({ type: from, within }, sourceOf).filter(
      (one) => named.includes(`'${nameOf(one.member, one.within)}'`) === (name === 'Pick'),
    );
  }
  const own = within.types.get(name);
  if (own !== undefined) return membersOf({ type: own, within }, sourceOf);
  const file = within.imported.get(name);
  if (file === undefined) return [];
  const other = sourceOf(file);
  return membersOf({ type: other.types.get(name), within: other }, sourceOf);
}

const nameOf = ({ key }: ESTree.TSPropertySignature, { text }: Source): string => text.slice(key.start, key.end);

/** A doc comment stands directly above. */
function isDescribed({ start }: ESTree.TSPropertySignature, { described, text }: Source): boolean {
  return described.has(text.slice(0, start).trimEnd().length);
}
