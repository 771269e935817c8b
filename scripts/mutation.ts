import { readFileSync, writeFileSync } from 'node:fs';
import { mutationMarkdown } from './mutation/markdown.ts';
import { mutantsIn, unexplained } from './mutation/report.ts';
import { reasons } from './mutation/survivors.data.ts';

/** Writes docs/MUTATION.md from Stryker's report; fails while a surviving change has no reason or a reason no survivor. */
const report: unknown = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'));
const mutants = mutantsIn(report);
writeFileSync('docs/MUTATION.md', mutationMarkdown(mutants, reasons, new Date().toISOString().slice(0, 10)));
const open = unexplained(mutants, reasons);
for (const line of open) process.stderr.write(`${line}\n`);
process.exitCode = open.length === 0 ? 0 : 1;
