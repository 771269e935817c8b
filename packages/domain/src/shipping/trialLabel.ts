/** Points of an A6 page. */
const width = 298;
const height = 420;

/** Characters of a PDF's string that would end it. */
const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);
/** The standard fonts have Latin-1 alone. */
const latin = (text: string) => text.replaceAll(/[^\x20-\x7E\xA0-\xFF]/g, '?');

/**
 * A label that no carrier takes, as PDF for a printer of labels: these lines below a mark that says so. Each character is a byte. For sandboxes and
 * doubles.
 */
export function trialLabel(lines: readonly string[]): string {
  const drawn = lines.map(
    (line, index) => `BT /F1 11 Tf 24 ${height - 150 - index * 16} Td (${escaped(latin(line))}) Tj ET`,
  );
  const content = [
    `2 w 12 12 ${width - 24} ${height - 24} re S`,
    `BT /F2 34 Tf 24 ${height - 62} Td (TRIAL) Tj ET`,
    `BT /F2 12 Tf 24 ${height - 86} Td (Not a label: no carrier takes this.) Tj ET`,
    `12 ${height - 110} m ${width - 12} ${height - 110} l S`,
    ...drawn,
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return withTable([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]);
}

/** A PDF of these objects, with the table of their places. */
function withTable(objects: readonly string[]): string {
  let pdf = '%PDF-1.4\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(pdf.length);
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${pdf}xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
}
