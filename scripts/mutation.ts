import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mutationMarkdown } from './mutation/markdown.ts';
import { mergedFiles, missingFolders, mutantsIn, sourcesIn, unexplained } from './mutation/report.ts';
import { reasons } from './mutation/survivors.data.ts';

/**
 * Writes docs/MUTATION.md from Stryker's report. Arguments are reports of files that were run again by themselves after it, oldest first; their results
 * replace the earlier ones. Fails if the report does not cover the whole domain, if a surviving change has no reason, or if a reason has no survivor.
 */
const whole = 'reports/mutation/mutation.json';
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const parts = process.argv.slice(2).map(read);
const files = mergedFiles([read(whole), ...parts], existsSync);
const mutants = mutantsIn({ files });
const missing = missingFolders(mutants, readdirSync('packages/domain/src'));
const run = {
  missing,
  date: statSync(whole).mtime.toISOString().slice(0, 10),
  again: Object.keys(mergedFiles(parts, existsSync)),
  changed: sourcesIn(files)
    .filter(({ path, source }) => readFileSync(path, 'utf8') !== source)
    .map(({ path }) => path),
};
writeFileSync('docs/MUTATION.md', mutationMarkdown(mutants, reasons, run));
const open = [...missing.map((name) => `no result: ${name}`), ...unexplained(mutants, reasons)];
for (const line of open) process.stderr.write(`${line}\n`);
process.exitCode = open.length === 0 ? 0 : 1;
