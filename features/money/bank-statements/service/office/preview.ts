import { inTransaction } from '#db/pool.ts'
import { transferByNumber } from '#features/money/deposits/public.ts'
import { namedPayout } from '#features/money/manual-payouts/public.ts'
import type { Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { bankStatements } from '../../contract/office.ts'
import type { BankEntry } from '../../rules/entry.ts'
import {
  decideMatch,
  decidePayoutMatch,
  orderNamed,
  payoutNamed,
  type Place,
  type Policy,
} from '../../rules/match.ts'
import { hasEntry, hasPayoutEntry, isKnownEntry } from '../../store/entries.ts'
import { feedById } from '../../store/feeds.ts'
import type { StatementRow } from '../../store/statements.ts'
import type { Tx } from '#db/pool.ts'
import { readStored } from '../import.ts'
import { policyOf } from '../policy.ts'

type View = Reply<typeof bankStatements.preview>
type Previewed = NonNullable<View['preview']>[number]

/** Entries that the screen shows; the sums are over these. */
const MOST_SHOWN = 200

/** What the import of a waiting statement would do now, entry by entry; nothing is stored. */
export async function previewOf(app: App, row: StatementRow): Promise<Pick<View, 'preview' | 'sums'>> {
  const sums = { credit: 0, confirm: 0, queue: 0, known: 0, amount: 0n }
  const [reading, feed] = await Promise.all([
    row.state === 'waiting' ? readStored(app, row.id) : null,
    feedById(app.db, row.feed),
  ])
  if (!reading || !feed || 'problem' in reading) return { preview: null, sums }
  const policy = await policyOf(app, feed.merchant)
  const place = { merchant: feed.merchant, account: feed.accountNumber }
  const preview = await inTransaction(app.db, async (tx) => {
    const seen = new Set<string>()
    const named = new Set<bigint>()
    const shown: Previewed[] = []
    for (const entry of reading.entries.slice(0, MOST_SHOWN)) {
      const isKnown = seen.has(entry.entryRef) || (await isKnownEntry(tx, feed.id, entry.entryRef))
      seen.add(entry.entryRef)
      shown.push(isKnown ? known(entry) : await previewed(tx, entry, { place, policy, named }))
    }
    return shown
  })
  for (const { does, amount } of preview) {
    sums[does] += 1
    if (does === 'credit') sums.amount += amount
  }
  return { preview, sums }
}

const known = (entry: BankEntry): Previewed => ({
  ...shownOf(entry),
  does: 'known',
  why: null,
  reference: null,
})

function shownOf({ isReversal: _, ...entry }: BankEntry) {
  return entry
}

type At = { readonly place: Place; readonly policy: Policy; readonly named: Set<bigint> }

async function previewed(tx: Tx, entry: BankEntry, { place, policy, named }: At): Promise<Previewed> {
  if (entry.direction === 'out') return previewedOut(tx, entry, { place, named })
  const target = orderNamed(entry)
  if ('why' in target) return { ...shownOf(entry), does: 'queue', why: target.why, reference: null }
  const order = await transferByNumber(tx, target.number)
  const isTaken = order ? named.has(order.number) || (await hasEntry(tx, order.id)) : false
  // an earlier entry of this file takes the deposit first
  const facts = order && {
    ...order,
    hasEntry: isTaken,
    ...(named.has(order.number) ? { state: 'credited' as const } : {}),
  }
  const match = decideMatch(entry, facts, place, policy)
  if (match.does !== 'queue' && order) named.add(order.number)
  const reference = order?.merchant === place.merchant ? `D-${target.number}` : null
  return { ...shownOf(entry), does: match.does, why: match.does === 'queue' ? match.why : null, reference }
}

async function previewedOut(
  tx: Tx,
  entry: BankEntry,
  { place, named }: Pick<At, 'place' | 'named'>,
): Promise<Previewed> {
  const target = payoutNamed(entry)
  if ('why' in target) return { ...shownOf(entry), does: 'queue', why: target.why, reference: null }
  const at = { merchant: place.merchant, number: target.number, bankReference: entry.entryRef }
  const payout = await namedPayout(tx, at)
  // deposits and withdrawals are numbered apart: an earlier entry of this file takes the withdrawal first
  const key = payout ? -payout.number : 0n
  const order = payout && {
    ...payout,
    hasEntry: named.has(key) || (await hasPayoutEntry(tx, payout.id)),
  }
  const match = decidePayoutMatch(entry, target, order, place)
  if (match.does === 'confirm') named.add(key)
  const reference = payout ? `W-${payout.number}` : null
  return { ...shownOf(entry), does: match.does, why: match.does === 'queue' ? match.why : null, reference }
}
