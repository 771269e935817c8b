import { XmlDocumentType, XmlElement, parseXml } from '@rgrove/parse-xml';
import type { BankCredit } from '@platine/domain/payment/credit.ts';
import type { Unidentified } from './statement.ts';
import { StatementError, identified } from './statement.ts';

const known = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:02|08)$/;

/**
 * Reads the booked credits of a CAMT.053 statement (ISO 20022, versions 02 and 08); debits, reversals and pending entries are left out. A document
 * type, and with it every entity of its own, is refused. Throws StatementError.
 */
export function readCamt(xml: string): BankCredit[] {
  const root = rootOf(xml);
  if (!known.test(root.attributes['xmlns'] ?? namespaceOf(root)))
    throw new StatementError('is no CAMT.053 of version 02 or 08 (camt.053.001.02, camt.053.001.08).', 'version');
  const entries = allAt(root, 'BkToCstmrStmt', 'Stmt', 'Ntry');
  return identified(entries.filter(isCredit).flatMap(creditsOf));
}

function rootOf(xml: string): XmlElement {
  try {
    const document = parseXml(xml, { preserveDocumentType: true });
    if (document.children.some((node) => node instanceof XmlDocumentType))
      throw new StatementError('has a document type, which no statement has.', 'xml');
    if (document.root !== null) return document.root;
  } catch (error) {
    if (error instanceof StatementError) throw error;
    throw new StatementError(
      `cannot be read as XML: ${error instanceof Error ? firstLine(error.message) : 'unknown'}.`,
      'xml',
    );
  }
  throw new StatementError('is empty.', 'xml');
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** The namespace of a root with a prefix (`<ns2:Document xmlns:ns2="…">`). */
function namespaceOf({ name, attributes }: XmlElement): string {
  return attributes[`xmlns:${name.split(':')[0] ?? ''}`] ?? '';
}

const localName = ({ name }: XmlElement) => name.split(':').at(-1);

/** All elements at a path below an element. */
function allAt(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, step) =>
      found.flatMap(({ children }) =>
        children.filter((child) => child instanceof XmlElement).filter((child) => localName(child) === step),
      ),
    [element],
  );
}

/** The text at the first of some paths that has one; '' without any. */
function textAt(element: XmlElement, ...paths: readonly string[]): string {
  const texts = paths.map((path) => allAt(element, ...path.split('/'))[0]?.text.trim() ?? '');
  return texts.find((text) => text !== '') ?? '';
}

function isCredit(entry: XmlElement): boolean {
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  return textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK' && !isReversal;
}

/** A batch has a credit for each of its transactions. One whose transactions name no amounts is one credit, which a person has to look at. */
function creditsOf(entry: XmlElement): Unidentified[] {
  const transactions = allAt(entry, 'NtryDtls', 'TxDtls');
  const [only = entry] = transactions;
  if (transactions.length < 2) return [creditOf(entry, only)];
  const amounts = transactions.map(amountOf);
  if (amounts.includes(null)) return [creditOf(entry, entry)];
  return transactions.map((transaction) => creditOf(entry, transaction));
}

/** An entry with the details of one of its transactions, or with its own. */
function creditOf(entry: XmlElement, details: XmlElement): Unidentified {
  const amount = amountOf(details) ?? amountOf(entry);
  const date = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  if (amount === null || !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new StatementError('has an entry without an amount or a day.', 'entry');
  const written = [...allAt(details, 'RmtInf', 'Ustrd'), ...allAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')];
  return {
    ...amount,
    date,
    reference: textAt(details, 'Refs/AcctSvcrRef', 'AcctSvcrRef') || textAt(entry, 'AcctSvcrRef'),
    text: written.map(({ text }) => text.trim()).join(' '),
    payer: textAt(details, 'RltdPties/Dbtr/Pty/Nm', 'RltdPties/Dbtr/Nm'),
  };
}

/** The amount in the currency of the account; null when it is not named. */
function amountOf(element: XmlElement) {
  const [amount] = [...allAt(element, 'Amt'), ...allAt(element, 'AmtDtls', 'TxAmt', 'Amt')];
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '') ?? [];
  if (whole === undefined || !/^\d{0,2}0*$/.test(fraction)) return null;
  const cents = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  return { cents, currency: amount?.attributes['Ccy'] ?? '' };
}
