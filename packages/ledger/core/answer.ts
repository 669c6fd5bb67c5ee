import type { LedgerRefusal, PostResult } from '../types.ts'
import type { Plan } from './plan.ts'

/** By the codes of sql/functions/ledger_item.sql. */
const REFUSALS: Readonly<Record<number, LedgerRefusal>> = {
  2: 'insufficient',
  3: 'frozen',
  4: 'debt',
  5: 'limit',
  6: 'conflict',
  7: 'tombstone',
  8: 'unknownWallet',
  9: 'unknownHold',
  10: 'holdResolved',
  11: 'nonceTaken',
  12: 'unknownRound',
  13: 'roundClosed',
  14: 'seedNotInUse',
  15: 'windowClosed',
  16: 'windowMoved',
}

/** The result of an individually processed item: code, guard, ref, balance, held, seq. */
export function slowResult(told: string): PostResult {
  const [code = '', guard = '', ref = '', balance = '', held = '', seq = ''] = told.split(':')
  const known = balance === '' ? null : { balance: BigInt(balance), held: BigInt(held), seq: BigInt(seq) }
  if (Number(code) > 1 || !known) {
    const reason = REFUSALS[Number(code)]
    if (!reason) throw new Error(`ledger: unknown result code ${code}`)
    return { status: 'refused', reason, ...(guard === '' ? {} : { guard }), ...known }
  }
  return { status: code === '0' ? 'ok' : 'duplicate', ...(ref === '' ? {} : { ref }), ...known }
}

/** By item index. */
function slowResults(told: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const one of told.split(',')) {
    const end = one.indexOf(':')
    if (end > 0) found.set(Number(one.slice(0, end)) - 1, one.slice(end + 1))
  }
  return found
}

/** Values per wallet: balance, held and seq before the batch. */
const NUMBERS = 3
/** Wallet states as ledger_apply encodes them, by character. */
const WHOLE = '1'
const SHORT = '2'

/** The result of every item, in the caller's order, decoded from the reply of ledger_apply. */
export function resultsOf({ sent }: Plan, told: string): PostResult[] {
  const [numbers = '', states = null, slow = ''] = told.split('|')
  const before = numbers.split(',')
  const others = states === null ? null : slowResults(slow)
  return sent.map(({ entry, place, run, step }, n) => {
    const at = (place - 1) * NUMBERS
    const state = states === null ? WHOLE : states[place - 1]
    if (state !== WHOLE && state !== SHORT) {
      const other = others?.get(n)
      if (other === undefined) throw new Error('ledger: an item has no result')
      return slowResult(other)
    }
    const balance = BigInt(before[at]!)
    const held = before[at + 1] === '0' ? 0n : BigInt(before[at + 1]!)
    const seq = Number(before[at + 2]) // counts the lines of one wallet
    if (state === SHORT) return { status: 'refused', reason: 'insufficient', balance, held, seq: BigInt(seq) }
    const after = balance + run
    const last = BigInt(seq + step)
    if (entry.ref === null) return { status: 'ok', balance: after, held, seq: last }
    return { status: 'ok', balance: after, held, seq: last, ref: entry.ref }
  })
}
