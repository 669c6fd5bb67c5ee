// camt.054 (ISO 20022, bank to customer debit credit notification), versions 02 to 13, as an object tree of its elements. Each transaction
// of a booked entry is one entry of ours; an entry without details is one itself. The bank's reference is AcctSvcrRef of the transaction,
// or of the entry with the transaction's number; NtryRef only if there is none, because some banks restart its count in each message.
// Entries that are not booked (PDNG, INFO) are left out: the bank sends them again when they are.

import { parseDay } from './days.ts'
import { isoAmount } from './amounts.ts'
import { isReference, plainAccount, tidied, type BankEntry, type Reading, type Unread } from './entry.ts'
import { at, list, text, type Tree } from './tree.ts'

type Read = { readonly entry: BankEntry } | { readonly what: Unread['what'] }

/** All entries of this account; a notification about another account refuses the whole file, so that no feed reads a foreign one. */
export function readCamt(document: Tree, account: string): Reading {
  const notifications = list(at(document, 'Document', 'BkToCstmrDbtCdtNtfctn'), 'Ntfctn')
  if (!notifications.length) return { problem: 'notCamt', detail: '' }
  const entries: BankEntry[] = []
  const unread: Unread[] = []
  let n = 0
  for (const notification of notifications) {
    const named = accountOf(at(notification, 'Acct', 'Id'))
    if (plainAccount(named) !== plainAccount(account))
      return { problem: 'otherAccount', detail: named.slice(0, 40) }
    for (const ntry of list(notification, 'Ntry')) {
      n += 1
      for (const read of entriesOf(ntry, text(at(notification, 'Acct'), 'Ccy'))) {
        if ('entry' in read) entries.push(read.entry)
        else unread.push({ at: n, what: read.what })
      }
    }
  }
  return { entries, unread }
}

const accountOf = (id: Tree): string => text(id, 'IBAN') || text(at(id, 'Othr'), 'Id')

/** The status is a text in version 02 and an element with a code since version 04; a missing one means booked. */
function isBooked(ntry: Tree): boolean {
  const status = text(at(ntry, 'Sts'), 'Cd') || text(ntry, 'Sts')
  return status === '' || status === 'BOOK'
}

function entriesOf(ntry: Tree, accountCurrency: string): Read[] {
  if (!isBooked(ntry)) return [{ what: 'pending' }]
  const whole = amountOf(ntry, accountCurrency)
  const bookedOn = dayOf(ntry)
  const direction = directionOf(ntry)
  if (!whole) return [{ what: 'amount' }]
  if (bookedOn === null) return [{ what: 'date' }]
  if (direction === null) return [{ what: 'direction' }]
  const common = { bookedOn, isReversal: /^(true|1)$/.test(text(ntry, 'RvslInd')) }
  const ownRef = text(ntry, 'AcctSvcrRef') || text(ntry, 'NtryRef')
  const details = list(ntry, 'NtryDtls').flatMap((each) => list(each, 'TxDtls'))
  if (details.length <= 1)
    return [
      finished({
        ...common,
        ...whole,
        direction,
        ...partyOf(ntry, details[0] ?? {}, direction),
        entryRef: ownRef || text(at(details[0] ?? {}, 'Refs'), 'AcctSvcrRef'),
      }),
    ]
  const parts = details.map((tx) => ({
    tx,
    sum: amountOf(tx, whole.currency),
    way: directionOf(tx) ?? direction,
  }))
  const isWhole = parts.every(({ sum, way }) => sum?.currency === whole.currency && way === direction)
  const total = parts.reduce((sum, part) => sum + (part.sum?.amount ?? 0n), 0n)
  // a collective entry whose parts do not add up stays one entry: an operator sees it, and nothing is credited twice
  if (!isWhole || total !== whole.amount)
    return [
      finished({
        ...common,
        ...whole,
        direction,
        payer: '',
        payerAccount: '',
        text: text(ntry, 'AddtlNtryInf'),
        entryRef: ownRef,
      }),
    ]
  return parts.map(({ tx, sum }, index) => {
    const own = text(at(tx, 'Refs'), 'AcctSvcrRef')
    const entryRef = own && own !== ownRef ? own : ownRef && `${ownRef}/${index + 1}`
    return finished({
      ...common,
      ...whole,
      amount: sum?.amount ?? 0n,
      direction,
      ...partyOf(ntry, tx, direction),
      entryRef,
    })
  })
}

const finished = (entry: BankEntry): Read =>
  isReference(entry.entryRef) ? { entry: tidied(entry) } : { what: 'noReference' }

/** `Amt` of an entry or transaction; older versions have the transaction's amount below AmtDtls. */
function amountOf(of: Tree, fallback: string): Pick<BankEntry, 'amount' | 'currency'> | null {
  const [plain] = list(of, 'Amt')
  const amt = plain ?? at(of, 'AmtDtls', 'TxAmt', 'Amt')
  const amount = isoAmount(text(amt, '#text'))
  const currency = text(amt, '@Ccy') || fallback
  return amount === null || amount <= 0n || !/^[A-Z]{3}$/.test(currency) ? null : { amount, currency }
}

function directionOf(of: Tree): BankEntry['direction'] | null {
  const code = text(of, 'CdtDbtInd')
  return code === 'CRDT' ? 'in' : code === 'DBIT' ? 'out' : null
}

function dayOf(ntry: Tree): string | null {
  const booked = at(ntry, 'BookgDt')
  return parseDay((text(booked, 'Dt') || text(booked, 'DtTm')).slice(0, 10), 'yyyy-mm-dd')
}

/** The other party and what it wrote; a structured reference counts as text too. */
function partyOf(
  ntry: Tree,
  tx: Tree,
  direction: BankEntry['direction'],
): Pick<BankEntry, 'payer' | 'payerAccount' | 'text'> {
  const role = direction === 'in' ? 'Dbtr' : 'Cdtr'
  const parties = at(tx, 'RltdPties')
  const remittance = at(tx, 'RmtInf')
  const written = [
    ...list(remittance, 'Ustrd').map((each) => text(each, '#text')),
    ...list(remittance, 'Strd').map((each) => text(at(each, 'CdtrRefInf'), 'Ref')),
    text(tx, 'AddtlTxInf'),
  ].filter(Boolean)
  return {
    payer: text(at(parties, role, 'Pty'), 'Nm') || text(at(parties, role), 'Nm'),
    payerAccount: accountOf(at(parties, `${role}Acct`, 'Id')),
    text: written.join(' ') || text(ntry, 'AddtlNtryInf'),
  }
}
