import { renderPdf, renderQuotePdf } from '../pdf/renderPdf.ts';
import type { RenderJob } from './renderDocument.ts';

/** Makes the bytes of a file. The PDF of an invoice or credit note carries the e-invoice (Factur-X). Rejects for the UBL of another document. */
export async function renderFile(job: RenderJob): Promise<Uint8Array> {
  if ('quote' in job) return renderQuotePdf(job.quote, job.logo);
  const { issued, format, logo } = job;
  const isInvoice = issued.kind === 'RE' || issued.kind === 'RK';
  if (format === 'pdf' && !isInvoice) return renderPdf(issued, { logo });
  // The library takes a second to load, and only invoices need it.
  const { writeXml } = await import('../einvoice/writeXml.ts');
  if (format === 'ubl') return new TextEncoder().encode(await writeXml(issued, 'UBL'));
  return renderPdf(issued, { facturX: await writeXml(issued, 'CII'), logo });
}
