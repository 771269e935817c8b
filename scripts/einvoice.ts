import { check } from './einvoice/check.ts';
import { runCommand } from './commandLine/runCommand.ts';

/** Checks e-invoices of every VAT case by the official rules of EN 16931, which are not part of the project: `pnpm einvoice <folder of the rules>`. */
const [folder, ...others] = process.argv.slice(2);
const usage = `Usage: pnpm einvoice <folder>
The folder has EN16931-UBL-validation.xslt and EN16931-CII-validation.xslt of the European Commission's validation artefacts, and PEPPOL-EN16931-UBL.sch
of OpenPeppol, whose rules are left out without it.`;
process.exitCode = await runCommand({ command: others.length > 0 ? null : (folder ?? null), usage, run: check });
