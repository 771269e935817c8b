import type { ESTree, VisitorObject } from 'vite';

type Source = ESTree.Expression | null;

/** Visits the path of every import of a file: static, dynamic, of a type, and of what is exported again. */
export function importsOf(visit: (path: string, node: ESTree.Expression) => void): VisitorObject {
  const check = (source: Source): void => {
    if (source?.type === 'Literal' && typeof source.value === 'string') visit(source.value, source);
  };
  return {
    ImportDeclaration: ({ source }) => check(source),
    ImportExpression: ({ source }) => check(source),
    ExportNamedDeclaration: ({ source }) => check(source),
    ExportAllDeclaration: ({ source }) => check(source),
    TSImportType: ({ source }) => check(source),
  };
}

/** A path with slashes, on Windows too. */
export function posix(path: string): string {
  return path.replaceAll('\\', '/');
}
