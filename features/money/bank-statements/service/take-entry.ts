import { inTransaction, type Tx } from '#db/pool.ts'
import {
  creditTransfer,
  transferByNumber,
  type AfterCommit,
  type TransferOrder,
} from '#features/money/deposits/public.ts'
import { lockNamedPayout, takeBooked } from '#features/money/manual-payouts/public.ts'
import type { App } from '#server/app.ts'
import type { BankEntry } from '../rules/entry.ts'
import {
  decideMatch,
  decidePayoutMatch,
  orderNamed,
  payoutNamed,
  type Match,
  type Order,
  type Place,
  type Policy,
  type Reason,
} from '../rules/match.ts'
import { hasEntry, hasPayoutEntry, insertEntry, isSameEntry, setEntry } from '../store/entries.ts'
import type { FeedRow } from '../store/feeds.ts'

export type Source = {
  readonly feed: Pick<FeedRow, 'id' | 'merchant' | 'accountNumber'>
  readonly statement: string
  readonly policy: Policy
}

/**
 * Stores an entry once, and credits the deposit that it names if it matches exactly: entry, deposit and money in one transaction. An
 * outgoing one confirms the withdrawal that operators paid by it.
 * 'known': stored before; 'conflict': stored before with another amount, currency or direction.
 */
export async function takeEntry(
  app: App,
  entry: BankEntry,
  { feed, statement, policy }: Source,
): Promise<'stored' | 'known' | 'conflict'> {
  const now = app.clock.now()
  const told: AfterCommit[] = []
  const taken = await inTransaction(app.db, async (tx) => {
    const { merchant } = feed
    const id = await insertEntry(tx, { ...entry, merchant, feed: feed.id, statement, now })
    if (id === null) return (await isSameEntry(tx, feed.id, entry)) ? 'known' : 'conflict'
    const place = { merchant, account: feed.accountNumber }
    if (entry.direction === 'out') {
      const tell = await takeOutgoing(app, tx, { ...entry, id }, place)
      if (tell) told.push(tell)
      return 'stored'
    }
    const { match, order } = await matchOf(tx, entry, place, policy)
    if (match.does === 'queue' || !order) {
      await setEntry(tx, id, {
        state: 'queued',
        why: match.does === 'queue' ? match.why : 'unknownReference',
        now,
      })
      return 'stored'
    }
    const state = match.does === 'credit' ? 'credited' : 'confirmed'
    await setEntry(tx, id, { state, why: null, deposit: order.id, now })
    if (match.does === 'credit') {
      const result = await creditTransfer(app, tx, order.id, { received: entry.amount, by: null, now })
      if ('refused' in result)
        throw new Error(`entry ${id}: the deposit refused an exact match (${result.refused})`)
      told.push(result.tell)
    }
    return 'stored'
  })
  for (const tell of told) await tell()
  return taken
}

/** An outgoing entry confirms the withdrawal that it paid, or waits for an operator with its reason. Null: nothing was paid by it. */
export async function takeOutgoing(
  app: App,
  tx: Tx,
  entry: BankEntry & { readonly id: string },
  place: Place,
): Promise<AfterCommit | null> {
  const now = app.clock.now()
  const queue = async (why: Reason) => {
    await setEntry(tx, entry.id, { state: 'queued', why, now })
    return null
  }
  const named = payoutNamed(entry)
  if ('why' in named) return queue(named.why)
  const at = { merchant: place.merchant, number: named.number, bankReference: entry.entryRef }
  const payout = await lockNamedPayout(tx, at)
  const order = payout && { ...payout, hasEntry: await hasPayoutEntry(tx, payout.id) }
  const match = decidePayoutMatch(entry, named, order, place)
  if (match.does === 'queue' || !payout) return queue(match.does === 'queue' ? match.why : 'outgoing')
  await setEntry(tx, entry.id, { state: 'confirmed', why: null, withdrawal: payout.id, now })
  const booked = { bankReference: entry.entryRef, bookedOn: entry.bookedOn, now }
  const tell = await takeBooked(app, tx, payout.id, booked)
  if (!tell) throw new Error(`entry ${entry.id}: the payout refused an exact match`)
  return tell
}

/** The matcher's decision, with the deposit under its lock. */
async function matchOf(
  tx: Tx,
  entry: BankEntry,
  place: Place,
  policy: Policy,
): Promise<{ readonly match: Match; readonly order: TransferOrder | null }> {
  const named = orderNamed(entry)
  if ('why' in named) return { match: { does: 'queue', why: named.why }, order: null }
  const order = await transferByNumber(tx, named.number)
  const facts: Order | null = order && { ...order, hasEntry: await hasEntry(tx, order.id) }
  return { match: decideMatch(entry, facts, place, policy), order }
}
