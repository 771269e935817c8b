import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mutationMarkdown } from './mutation/markdown.ts';
import { missingFolders, mutantsIn, unexplained } from './mutation/report.ts';
import { reasons } from './mutation/survivors.data.ts';

/**
 * Writes docs/MUTATION.md from Stryker's report. Fails if the report does not cover the whole domain, if a surviving change
 * has no reason, or if a reason has no survivor.
 */
const report: unknown = JSON.parse(readFileSync('reports/mutation/mutation.json', 'utf8'));
const mutants = mutantsIn(report);
const missing = missingFolders(mutants, readdirSync('packages/domain/src'));
if (missing.length > 0)
  throw new Error(`The report lacks ${missing.join(', ')}. Run \`pnpm mutate\` over the whole domain.`);
writeFileSync('docs/MUTATION.md', mutationMarkdown(mutants, reasons, new Date().toISOString().slice(0, 10)));
const open = unexplained(mutants, reasons);
for (const line of open) process.stderr.write(`${line}\n`);
process.exitCode = open.length === 0 ? 0 : 1;
