import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { creditTotals } from '@platine/domain/order/creditParts.ts';
import { profiles } from '@platine/documents/einvoice/invoiceData.ts';
import { writeXml } from '@platine/documents/einvoice/writeXml.ts';
import type { VatCaseName } from '@platine/documents/issuedDocument.testing.ts';
import { sampleDocument, sampleOrder, vatCases } from '@platine/documents/issuedDocument.testing.ts';

const run = promisify(execFile);
const xslt3 = createRequire(import.meta.url).resolve('xslt3/xslt3.js');
const compiler = fileURLToPath(new URL('schematron.xslt', import.meta.url));
const peppol = 'PEPPOL-EN16931-UBL.sch';

type Rules = { readonly name: string; readonly syntax: 'UBL' | 'CII'; readonly stylesheet: string };

/** Writes an invoice and a credit note of each VAT case, open and paid, and says which rules each breaks. Answers the exit code. */
export async function check(rules: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'platine-einvoice-'));
  let broken = 0;
  try {
    for (const set of await ruleSets(rules, folder)) {
      const compiled = join(folder, `${set.name}.sef.json`);
      await transform([`-xsl:${set.stylesheet}`, `-export:${compiled}`, '-nogo']);
      for (const { name, issued } of samples()) {
        const file = join(folder, `${name.replaceAll(':', ' ')} ${set.name}.xml`);
        const xml = await writeXml(issued, set.syntax);
        if (set.name === 'Peppol' && !xml.includes(profiles.peppol)) continue;
        await writeFile(file, xml);
        await transform([`-xsl:${compiled}`, `-s:${file}`, `-o:${file}.svrl`]);
        const failures = failuresIn(await readFile(`${file}.svrl`, 'utf8'));
        broken += failures.length;
        console.log(`${set.name} ${name}: ${failures.length === 0 ? 'no rule broken' : failures.join('; ')}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return broken === 0 ? 0 : 1;
}

/** The rules of EN 16931 for both syntaxes, and those of Peppol BIS Billing 3 where the folder has them, which are Schematron. */
async function ruleSets(rules: string, folder: string): Promise<Rules[]> {
  const european = (['UBL', 'CII'] as const).map((syntax) => ({
    name: syntax,
    syntax,
    stylesheet: join(rules, `EN16931-${syntax}-validation.xslt`),
  }));
  if (!existsSync(join(rules, peppol))) {
    console.log(`There is no ${peppol}: the rules of Peppol are left out.`);
    return european;
  }
  const stylesheet = join(folder, 'peppol.xslt');
  await transform([`-xsl:${compiler}`, `-s:${join(rules, peppol)}`, `-o:${stylesheet}`]);
  return [...european, { name: 'Peppol', syntax: 'UBL', stylesheet }];
}

const transform = (args: readonly string[]) => run(process.execPath, [xslt3, ...args], { maxBuffer: 2 ** 26 });

function samples() {
  const isCase = (name: string): name is VatCaseName => name in vatCases;
  const byCase = Object.keys(vatCases)
    .filter(isCase)
    .flatMap((vat) => [
      ...(['RE', 'RK'] as const).flatMap((kind) =>
        [false, true].map((paid) => ({
          name: `${vat} ${kind}${paid ? ' paid' : ''}`,
          issued: sampleDocument({ kind, language: 'DE', order: sampleOrder({ vat, count: 12 }) }, { paid }),
        })),
      ),
      { name: `${vat} RK on an amount`, issued: sampleCredit(vat) },
      ...sampleMixed(vat),
    ]);
  return [...byCase, ...publicBodies.map(samplePublicBody)];
}

/** Addresses of bodies without a VAT id, in each scheme whose numbers Peppol's rules check, and in that of Luxembourg's register. */
const publicBodies = [
  '0240:19500012345',
  '9938:LU10000356',
  '0208:0403019261',
  '0204:04011000-12345-39',
  '0088:4012345000009',
];

function samplePublicBody(peppolAddress: string) {
  const order = sampleOrder({ vat: 'consumer', change: { peppolAddress } });
  return { name: `public body ${peppolAddress}`, issued: sampleDocument({ kind: 'RE', language: 'FR', order }) };
}

/** A credit note on ten euros, without goods. */
function sampleCredit(vat: VatCaseName) {
  const order = sampleOrder({ vat });
  const invoice = { number: 'RE-2026-000001', lines: [], totals: order.totals };
  const totals = creditTotals(order, { invoice, pieces: [], shipment: 0, cents: 1000 });
  return sampleDocument({ kind: 'RK', language: 'DE', order }, { lines: [], totals });
}

/** Products at every rate, and a credit note on an amount of them. */
function sampleMixed(vat: VatCaseName) {
  const order = sampleOrder({ vat, count: 12, classes: ['STANDARD', 'REDUCED', 'ZERO', 'REDUCED'] });
  const invoice = { number: 'RE-2026-000001', lines: [], totals: order.totals };
  const totals = creditTotals(order, { invoice, pieces: [], shipment: 0, cents: 1000 });
  return [
    { name: `${vat} RE at every rate`, issued: sampleDocument({ order }) },
    { name: `${vat} RK at every rate`, issued: sampleDocument({ kind: 'RK', order }, { lines: [], totals }) },
  ];
}

/** Ids and texts of the assertions that failed, errors and warnings alike. */
function failuresIn(report: string): string[] {
  return [...report.matchAll(/<svrl:failed-assert[\s\S]*?<\/svrl:failed-assert>/g)].map(
    ([failure]) => /<svrl:text>([\s\S]*?)<\/svrl:text>/.exec(failure)?.[1]?.trim() ?? failure,
  );
}
