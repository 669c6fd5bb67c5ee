/** An entry of an account, as the stand-in and tests write it. */
export type Written = {
  readonly ref: string
  readonly amount: string
  readonly currency?: string
  readonly text?: string
  readonly payer?: string
  readonly isOut?: boolean
  readonly isReversal?: boolean
  readonly status?: string
  /** YYYY-MM-DD */
  readonly day?: string
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function ntry({
  ref,
  amount,
  currency = 'VND',
  text = '',
  payer = '',
  isOut,
  isReversal,
  status = 'BOOK',
  day = '2026-12-01',
}: Written): string {
  const party = isOut ? 'Cdtr' : 'Dbtr'
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${isOut ? 'DBIT' : 'CRDT'}</CdtDbtInd>
${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts><Cd>${status}</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
<AcctSvcrRef>${escaped(ref)}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><${party}><Pty><Nm>${escaped(payer)}</Nm></Pty></${party}></RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`
}

/** A camt.054 message of one account. */
export function camt054(account: string, entries: readonly Written[], currency = 'VND'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn>
<GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-12-01T10:00:00Z</CreDtTm></GrpHdr>
<Ntfctn><Id>N1</Id><Acct><Id><Othr><Id>${account}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>
${entries.map(ntry).join('\n')}
</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`
}
