import type { Given, Reply } from '#contract/route.ts'
import type { House } from '#server/house.ts'
import type { transfersOffice } from '../contract.ts'
import { referenceOf, transfersBy } from '../store.ts'

type List = typeof transfersOffice.list

const PAGE = 50

export async function listForOffice(house: House, { query }: Given<List>): Promise<Reply<List>> {
  const limit = query.limit ?? PAGE
  const below = query.before && /^\d{1,18}$/.test(query.before) ? BigInt(query.before) : null
  const { merchant = null, find = null } = query
  const rows = await transfersBy(house.db, { merchant, find, below, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    rows: shown.map((row) => ({
      id: row.id,
      reference: referenceOf(row.number),
      merchant: row.merchant,
      senderId: row.sender,
      sender: row.senderAccount,
      receiverId: row.receiver,
      receiver: row.receiverAccount,
      direction: row.direction,
      distance: row.distance,
      amount: row.amount,
      currency: row.currency,
      at: row.at,
    })),
    next: rows.length > limit ? (shown.at(-1)?.number.toString() ?? null) : null,
  }
}
