/** A source file: its path and its text. */
export type Source = { readonly path: string; readonly text: string };

/** A row of docs/CALLS.md: a call and the files that make it, or none when it is for other clients. */
type Row = { readonly name: string; readonly callers: readonly string[]; readonly reason: string };

const row = /^\| `(\w+)` \| (.+) \|$/;

/** The rows of docs/CALLS.md. */
function rowsIn(document: string): Row[] {
  return document.split('\n').flatMap((line) => {
    const [, name = '', cell = ''] = row.exec(line) ?? [];
    if (name === '') return [];
    const callers = [...cell.matchAll(/`([^`]+\.tsx?)`/g)].map(([, path = '']) => path);
    return [{ name, callers, reason: cell }];
  });
}

/** The files that make a call: its name is an argument of the client or of a form's submission, or a choice in a file that has one. */
export function callersOf(name: string, sources: readonly Source[]): string[] {
  const made = new RegExp(String.raw`(?:\b(?:client|useSubmission)\(|\bcase |[?:])\s*'${name}'`);
  const makesCalls = /\b(?:client|useSubmission)\(/;
  return sources.filter(({ text }) => makesCalls.test(text) && made.test(text)).map(({ path }) => path);
}

/** Rows of docs/CALLS.md that differ from the code, and calls that nobody makes without a reason. */
export function wrongRows(document: string, names: readonly string[], sources: readonly Source[]): string[] {
  const rows = new Map(rowsIn(document).map((one) => [one.name, one]));
  const unknown = [...rows.keys()].filter((name) => !names.includes(name)).map((name) => `${name}: no such call`);
  return [...unknown, ...names.flatMap((name) => wrongRow(rows.get(name), name, callersOf(name, sources)))];
}

function wrongRow(listed: Row | undefined, name: string, found: readonly string[]): string[] {
  if (found.toSorted().join() !== (listed?.callers ?? []).toSorted().join())
    return [`${name}: ${found.length === 0 ? 'nobody' : found.join(', ')}`];
  const isExplained = found.length > 0 || /^other clients: \S.{20,}/.test(listed?.reason ?? '');
  return isExplained ? [] : [`${name}: says not why`];
}
