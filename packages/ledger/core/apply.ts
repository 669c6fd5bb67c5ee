import type { LedgerRefusal, PostResult } from '../types.ts'
import { bigints, elements } from './binary.ts'
import type { Plan } from './plan.ts'
import { uuidText } from './keys.ts'

const PARAMETERS = 38

/** What ledger_apply answers, as text: arrays are cheaper to read so than row by row. */
export const RESULT_COLUMNS = `o_clean::text as clean, o_balance::text as balance, o_held::text as held, o_seq::text as seq,
  s_item::text as items, s_code::text as codes, s_guard::text as guards, s_ref::text as refs,
  s_balance::text as balances, s_held::text as helds, s_seq::text as seqs`

export const APPLY_SQL = `select ${RESULT_COLUMNS}
  from ledger_apply(${Array.from({ length: PARAMETERS }, (_, at) => `$${at + 1}`).join(', ')})`

export type ApplyRow = {
  readonly clean: string | null
  readonly balance: string | null
  readonly held: string | null
  readonly seq: string | null
  readonly items: string | null
  readonly codes: string | null
  readonly guards: string | null
  readonly refs: string | null
  readonly balances: string | null
  readonly helds: string | null
  readonly seqs: string | null
}

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

type Slow = {
  readonly code: number
  readonly guard: string
  readonly ref: string
  readonly after: readonly (bigint | null)[]
}

function slowResults(row: ApplyRow): Map<number, Slow> {
  const codes = elements(row.codes)
  const guards = elements(row.guards)
  const refs = elements(row.refs)
  const [balances, helds, seqs] = [bigints(row.balances), bigints(row.helds), bigints(row.seqs)]
  return new Map(
    elements(row.items).map((item, at) => {
      const guard = (guards[at] ?? '').replaceAll('"', '')
      const after = [balances[at] ?? null, helds[at] ?? null, seqs[at] ?? null]
      return [Number(item) - 1, { code: Number(codes[at]), guard, ref: refs[at] ?? 'NULL', after }]
    }),
  )
}

function slowResult({ code, guard, ref, after }: Slow): PostResult {
  const [balance, held, seq] = after
  const known =
    typeof balance === 'bigint' && typeof held === 'bigint' && typeof seq === 'bigint'
      ? { balance, held, seq }
      : null
  if (code > 1 || !known) {
    const reason = REFUSALS[code]
    if (!reason) throw new Error(`ledger: unknown result code ${code}`)
    return { status: 'refused', reason, ...(guard ? { guard } : {}), ...known }
  }
  return { status: code === 0 ? 'ok' : 'duplicate', ...(ref === 'NULL' ? {} : { ref }), ...known }
}

/** The result of every item, in the order the caller gave them. */
export function resultsOf(plan: Plan, row: ApplyRow): PostResult[] {
  const clean = elements(row.clean)
  const [balance, held, seq] = [bigints(row.balance), bigints(row.held), bigints(row.seq)]
  const slow = row.items === null ? null : slowResults(row)
  const results: PostResult[] = Array.from({ length: plan.sent.length })
  plan.sent.forEach(({ entry, place, run, step }, at) => {
    const wallet = place - 1
    if (clean[wallet] === 't') {
      const after = { balance: balance[wallet]! + run, held: held[wallet]!, seq: seq[wallet]! + BigInt(step) }
      results[at] =
        entry.ref === null ? { status: 'ok', ...after } : { status: 'ok', ...after, ref: uuidText(entry.ref) }
      return
    }
    const found = slow?.get(at)
    if (!found) throw new Error('ledger: an item has no result')
    results[at] = slowResult(found)
  })
  return results
}
