import type { LedgerRefusal, PostResult } from '../types.ts'
import type { Plan } from './plan.ts'
import { uuidText } from './keys.ts'

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
}

/** What became of an item that went by itself: code, guard, ref, balance, held, seq. */
function slowResult(told: string): PostResult {
  const [code = '', guard = '', ref = '', balance = '', held = '', seq = ''] = told.split(':')
  const known = balance === '' ? null : { balance: BigInt(balance), held: BigInt(held), seq: BigInt(seq) }
  if (Number(code) > 1 || !known) {
    const reason = REFUSALS[Number(code)]
    if (!reason) throw new Error(`ledger: unknown result code ${code}`)
    return { status: 'refused', reason, ...(guard === '' ? {} : { guard }), ...known }
  }
  return { status: code === '0' ? 'ok' : 'duplicate', ...(ref === '' ? {} : { ref }), ...known }
}

/** By the items' places. */
function slowResults(told: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const one of told.split(',')) {
    const end = one.indexOf(':')
    if (end > 0) found.set(Number(one.slice(0, end)) - 1, one.slice(end + 1))
  }
  return found
}

/** The result of every item, in the order the caller gave them, out of what ledger_apply tells. */
export function resultsOf({ sent }: Plan, told: string): PostResult[] {
  const [balances = '', helds = '', seqs = '', clean = null, slow = ''] = told.split('|')
  const balance = balances.split(',')
  const held = helds === '' ? null : helds.split(',')
  const seq = seqs.split(',')
  const others = clean === null ? null : slowResults(slow)
  const results: PostResult[] = []
  for (let n = 0; n < sent.length; n += 1) {
    const { entry, place, run, step } = sent[n]!
    const wallet = place - 1
    if (clean !== null && clean[wallet] !== 't') {
      const other = others?.get(n)
      if (other === undefined) throw new Error('ledger: an item has no result')
      results.push(slowResult(other))
      continue
    }
    const { ref } = entry
    results.push({
      status: 'ok',
      balance: BigInt(balance[wallet]!) + run,
      held: held === null ? 0n : BigInt(held[wallet]!),
      seq: BigInt(Number(seq[wallet]) + step),
      ...(ref === null ? null : { ref: uuidText(ref) }),
    })
  }
  return results
}
