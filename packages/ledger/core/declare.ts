import { sql } from '#db/rows.ts'
import type { Db, Tx } from '#db/pool.ts'
import { houseKinds } from '../chart.ts'
import type { Posting } from '../types.ts'
import { roundKinds } from './entry.ts'

const row = (posting: Posting) => ({
  code: posting.code,
  kind: posting.kind,
  house: posting.house,
  credit: posting.wallet === 'credit',
  belowFloor: posting.belowFloor ?? false,
  spends: posting.spends ?? false,
  deposit: posting.deposits ?? false,
})

/** The posting kinds that the ledger writes itself; their account follows from the round. */
const ownPostings: readonly Posting[] = [
  { kind: 'round.bet', code: roundKinds.bet, house: 'open_bets', wallet: 'debit', spends: true },
  { kind: 'round.win', code: roundKinds.win, house: 'ggr', wallet: 'credit' },
  { kind: 'round.played', code: roundKinds.played, house: 'ggr', wallet: 'debit', spends: true },
  { kind: 'round.refund', code: roundKinds.refund, house: 'open_bets', wallet: 'credit' },
  { kind: 'round.raise', code: roundKinds.raise, house: 'open_bets', wallet: 'debit', spends: true },
  { kind: 'round.rollback', code: roundKinds.rollback, house: 'ggr', wallet: 'debit', belowFloor: true },
  { kind: 'bonus.stake', code: roundKinds.bonusStake, house: null, wallet: 'credit' },
  { kind: 'bonus.share', code: roundKinds.bonusShare, house: null, wallet: 'debit' },
]

/**
 * Writes the chart of accounts and the posting kinds to the database, in order of name (two processes may do so concurrently). Throws
 * if a code or name had another meaning before: codes are never reused.
 */
export async function declareKinds(reader: Db | Tx, postings: readonly Posting[]): Promise<void> {
  const kinds = Object.entries(houseKinds).map(([kind, { class: type, meaning }]) => ({
    kind,
    class: type,
    meaning,
  }))
  const declared = [...ownPostings, ...postings].map(row)
  await sql`select ledger_declare(${JSON.stringify(kinds)}::jsonb, ${JSON.stringify(declared)}::jsonb)`.execute(
    reader,
  )
}
