import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { creditTotals } from '@platine/domain/order/creditParts.ts';
import { writeXml } from '@platine/documents/einvoice/writeXml.ts';
import type { VatCaseName } from '@platine/documents/issuedDocument.testing.ts';
import { sampleDocument, sampleOrder, vatCases } from '@platine/documents/issuedDocument.testing.ts';

const run = promisify(execFile);
const xslt3 = createRequire(import.meta.url).resolve('xslt3/xslt3.js');
const syntaxes = ['UBL', 'CII'] as const;

/** Writes an invoice and a credit note of each VAT case, open and paid, and says which rules each breaks. Answers the exit code. */
export async function check(rules: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'platine-einvoice-'));
  let broken = 0;
  try {
    for (const syntax of syntaxes) {
      const compiled = join(folder, `${syntax}.sef.json`);
      await transform([`-xsl:${join(rules, `EN16931-${syntax}-validation.xslt`)}`, `-export:${compiled}`, '-nogo']);
      for (const { name, issued } of samples()) {
        const file = join(folder, `${name} ${syntax}.xml`);
        await writeFile(file, await writeXml(issued, syntax));
        await transform([`-xsl:${compiled}`, `-s:${file}`, `-o:${file}.svrl`]);
        const failures = failuresIn(await readFile(`${file}.svrl`, 'utf8'));
        broken += failures.length;
        console.log(`${syntax} ${name}: ${failures.length === 0 ? 'no rule broken' : failures.join('; ')}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return broken === 0 ? 0 : 1;
}

const transform = (args: readonly string[]) => run(process.execPath, [xslt3, ...args], { maxBuffer: 2 ** 26 });

function samples() {
  const isCase = (name: string): name is VatCaseName => name in vatCases;
  return Object.keys(vatCases)
    .filter(isCase)
    .flatMap((vat) => [
      ...(['RE', 'RK'] as const).flatMap((kind) =>
        [false, true].map((paid) => ({
          name: `${vat} ${kind}${paid ? ' paid' : ''}`,
          issued: sampleDocument({ kind, language: 'DE', order: sampleOrder({ vat, count: 12 }) }, { paid }),
        })),
      ),
      { name: `${vat} RK on an amount`, issued: sampleCredit(vat) },
    ]);
}

/** A credit note on ten euros, without goods. */
function sampleCredit(vat: VatCaseName) {
  const order = sampleOrder({ vat });
  const invoice = { number: 'RE-2026-000001', lines: [], totals: order.totals };
  const totals = creditTotals(order, { invoice, pieces: [], shipment: 0, cents: 1000 });
  return sampleDocument({ kind: 'RK', language: 'DE', order }, { lines: [], totals });
}

/** Ids and texts of the assertions that failed, errors and warnings alike. */
function failuresIn(report: string): string[] {
  return [...report.matchAll(/<svrl:failed-assert[\s\S]*?<\/svrl:failed-assert>/g)].map(
    ([failure]) => /<svrl:text>([\s\S]*?)<\/svrl:text>/.exec(failure)?.[1]?.trim() ?? failure,
  );
}
