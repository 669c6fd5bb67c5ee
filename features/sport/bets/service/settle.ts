import { inTransaction, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import { settleRounds, type WonNews } from '#ledger/windows/settle.ts'
import type { App } from '#server/app.ts'
import { chargeCosts } from '#features/sport/campaigns/public.ts'
import { noteSides } from '#features/play/settled-play/public.ts'
import { campaignCosts } from './campaigns/costs.ts'
import type { Hedges } from '../rules/valid.ts'
import { dropExposure } from '../store/exposure.ts'
import {
  beginNew,
  lockSettlement,
  noteProgress,
  settlementOf,
  takeDue,
  type SettlementRow,
} from '../store/settlements.ts'
import { tellSettled } from './news.ts'
import { hedgesOf, reckon, type Reckoned } from './slice/reckon.ts'
import { steadied } from './slice/steadied.ts'

/** A slice takes some tens of milliseconds, and its wallets are locked for that long. */
export const SLICE = 2_000
const LEASE_MS = 5_000
const TAKEN = 4

type Ahead = { readonly name: string; readonly reckoned: Promise<Reckoned | null>; readonly hedges: Hedges }
const ahead = new WeakMap<App['pool'], Map<string, Ahead>>()
const nameOf = ({ version, settledTo }: Pick<SettlementRow, 'version' | 'settledTo'>) =>
  `${version}:${settledTo}`
/** Events of which a slice is kept; those that another worker finished are dropped with the rest. */
const MOST_KEPT = 16

/** Computes the slice after the one that is being posted, while the database works on that one. */
function reckonAhead(app: App, row: SettlementRow, hedges: Hedges): void {
  if (app.pool.totalCount - app.pool.idleCount >= app.pool.options.max) return
  const kept = ahead.get(app.pool) ?? new Map<string, Ahead>()
  ahead.set(app.pool, kept)
  if (kept.size >= MOST_KEPT) kept.clear()
  const reckoned = reckon(app.db, { event: row.event, after: row.settledTo, limit: SLICE }, hedges).catch(
    () => null,
  )
  kept.set(row.event, { name: nameOf(row), reckoned, hedges })
}

/**
 * Settles the next slice of an event's bets, with its progress, in one transaction. The results that it rests on are held until
 * it commits, so a newer one comes after it and corrects what it did: whatever is interrupted or repeated, the money is that of the newest
 * results.
 */
export async function settleSlice(
  app: App,
  event: string,
  limit = SLICE,
): Promise<{ readonly isDone: boolean } | null> {
  const kept = ahead.get(app.pool)?.get(event)
  ahead.get(app.pool)?.delete(event)
  const before = await settlementOf(app.db, event)
  if (!before || before.isDone) return null
  const isAhead = limit === SLICE && kept?.name === nameOf(before)
  const hedges = isAhead ? kept.hedges : await hedgesOf(app.db, event)
  const aheadOf = isAhead ? await kept.reckoned : null
  const done = await inTransaction(app.db, async (tx) => {
    const row = await lockSettlement(tx, event)
    if (!row || nameOf(row) !== nameOf(before)) return null
    const again = () => reckon(tx, { event, after: row.settledTo, limit }, hedges)
    const { reckoned, results } = await steadied(tx, event, {
      first: aheadOf ?? (await again()),
      again,
      version: row.version,
    })
    if ((results.get(event) ?? 0) !== row.version) return null // a correction has come: it begins again
    const isDone = reckoned.count < limit
    const settledTo = reckoned.last ?? row.settledTo
    const settled = row.settled + reckoned.count
    await noteProgress(tx, event, { settledTo, settled, isDone })
    if (!isDone && limit === SLICE) reckonAhead(app, { ...row, settledTo }, hedges)
    return { isDone, news: await postSlice(tx, reckoned) }
  })
  if (!done) return null
  tellSettled(app, done.news)
  if (done.isDone) await dropExposure(app.db, event)
  return { isDone: done.isDone }
}

/** Posts what was computed, as the last statement. Bets that ended elsewhere (cashed out) are left alone. */
export async function postSlice(
  tx: Tx,
  { ends, prepared, sides, corrections, campaigned }: Reckoned,
): Promise<readonly WonNews[]> {
  await noteSides(tx, sides)
  if (corrections.length === 0) {
    const { news, refused } = await settleRounds(tx, prepared)
    for (const { end, result } of refused) mustBeOver(end.round, result)
    await chargeCosts(tx, campaignCosts(campaigned, new Set(refused.map(({ end }) => end.round))))
    return news
  }
  const items: readonly LedgerItem[] = [
    ...corrections,
    ...ends.map((end) => ({ step: 'settle' as const, ...end })),
  ]
  const results = await post(tx, items)
  results.forEach((result, at) => mustBeOver(items[at]?.key ?? '', result))
  const over = new Set(
    ends.filter((_, at) => results[corrections.length + at]?.status === 'refused').map(({ round }) => round),
  )
  await chargeCosts(tx, campaignCosts(campaigned, over))
  return []
}

function mustBeOver(what: string, result: PostResult): void {
  if (result.status === 'refused' && result.reason !== 'roundClosed')
    throw new Error(`sport bets: ${what} was not settled: ${result.reason}`)
}

/** The job that finds results which no worker has begun to settle in time. */
export async function beginMissed(app: App): Promise<void> {
  await beginNew(app.db, true)
}

/** Settles everything that is due; returns how many slices were settled. Safe on any number of workers. */
export async function settleDue(app: App): Promise<number> {
  await beginNew(app.db)
  let slices = 0
  for (const event of await takeDue(app.db, { limit: TAKEN, leaseMs: LEASE_MS }))
    try {
      for (;;) {
        const done = await settleSlice(app, event)
        if (!done) break
        slices += 1
        if (done.isDone) break
      }
    } catch (error) {
      app.log.error({ error, event }, 'sport bets: a slice was not settled; it will be repeated')
    }
  return slices
}
