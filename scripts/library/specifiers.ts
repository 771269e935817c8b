/** `from '…'`, `import '…'` and `import('…')` of a file of the same package or of another of ours. */
const specifier = /(?<=(?:\bfrom |\bimport |\bimport\()(["']))((?:\.{1,2}|@platine)\/[^"'\n]+?)\.(?:tsx?|js)(?=\1)/g;

/**
 * Writes imports as an installed package needs them: its own files by the name of the JavaScript, and modules of the other packages without
 * an ending, as their `exports` name them. Inside the workspace both name the source.
 */
export function publishedSpecifiers(code: string): string {
  return code.replaceAll(specifier, (_, _quote: string, path: string) =>
    path.startsWith('@platine/') ? path : `${path}.js`,
  );
}
