type Entry = { readonly amount: string; readonly text: string; readonly reference?: string; readonly payer?: string };

const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001';

/** A CAMT.053 statement of one day with these credits, as a bank writes the version. */
export function camtOf(version: '02' | '08', entries: readonly Entry[]): string {
  const written = entries.map((entry) => (version === '02' ? entry02(entry) : entry08(entry)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${namespace}.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
<Acct><Id><IBAN>LU280019400644750000</IBAN></Id></Acct>${written.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

function entry02({ amount, text, reference = '', payer = 'Ada Lovelace' }: Entry): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>
${reference === '' ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

function entry08({ amount, text, reference = '', payer = 'Ada Lovelace' }: Entry): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-23T08:00:00</DtTm></BookgDt>
<NtryDtls><TxDtls><Refs>${reference === '' ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}</Refs><Amt Ccy="EUR">${amount}</Amt>
<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
