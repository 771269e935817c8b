import { callNames, calls } from '@platine/domain/contract/calls.ts';

/** Prints every call of the contract, from the code: `pnpm contract`. */
const rows = callNames.map((name) => {
  const { method, path, source } = calls[name];
  return [name, method, path, source];
});
const head = ['Call', 'Method', 'Path', 'Source'];
const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
const line = (cells: readonly string[]) =>
  cells
    .map((cell, column) => cell.padEnd(widths[column] ?? 0))
    .join('  ')
    .trimEnd();

console.log(line(head));
console.log(line(widths.map((width) => '─'.repeat(width))));
for (const row of rows) console.log(line(row));
console.log(`\n${callNames.length} calls.`);
