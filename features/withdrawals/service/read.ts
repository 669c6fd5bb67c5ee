import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { withdrawals } from '../contract/member.ts'
import { withdrawalOf, withdrawalsOf } from '../store/withdrawals.ts'
import { fullView, shortView } from './view.ts'

type Contract = typeof withdrawals
const PAGE = 20

export async function listWithdrawals(
  house: House,
  { query }: Given<Contract['list']>,
  { member }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const limit = query.limit ?? PAGE
  const below = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const rows = await withdrawalsOf(house.db, member.id, { below, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map(shortView),
    next: rows.length > limit ? (shown.at(-1)?.number.toString() ?? null) : null,
  }
}

export async function oneWithdrawal(
  house: House,
  { params }: Given<Contract['one']>,
  { member }: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const row = await withdrawalOf(house.db, member.id, params.id)
  return row ? fullView(house, house.db, row) : { refused: 'withdrawals.unknown' }
}
