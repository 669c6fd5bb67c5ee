import { STUDIO } from '#game-kit/game.ts'
import { floorOf } from '#kit/rational.ts'
import { inTransaction, type Db, type Tx } from '#db/pool.ts'
import { post } from '#ledger/posting.ts'
import type { LedgerItem, PostResult } from '#ledger/types.ts'
import {
  prepareEnds,
  settleRounds,
  type PreparedEnds,
  type RoundEnd,
  type WonNews,
} from '#ledger/windows/settle.ts'
import type { App } from '#server/app.ts'
import { chargeCosts } from '#features/sport/campaigns/public.ts'
import { noteSides, type BetSides } from '#features/play/settled-play/public.ts'
import { holdResults, latestResults } from '#features/sport/events/public.ts'
import { campaignCosts, type Ended } from './campaigns/costs.ts'
import { isCampaigned, knownOf, leadsFor } from './campaigns/ends.ts'
import { endWith } from '../rules/campaigns/end.ts'
import { boostAdded, campaignsOf, type Known } from '../rules/campaigns/pinned.ts'
import type { BetEnd } from '../rules/settle.ts'
import type { TicketOutcome } from '../rules/ticket.ts'
import { singleSides, validAfter, type Hedges } from '../rules/valid.ts'
import { betsOn, cashedOf, hedgesOn, lockParts, type BetRow } from '../store/bets.ts'
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

/** A slice takes some tens of milliseconds, and its wallets are locked for that long. */
export const SLICE = 2_000
const LEASE_MS = 5_000
const TAKEN = 4

export const settleKey = (bet: string, n: number) => `bet:settle:${n}:${bet}`
export const reverseKey = (bet: string, n: number) => `bet:reverse:${n}:${bet}`

/** What happens to the bets of a slice, by results of these versions. */
type Reckoned = {
  readonly versions: ReadonlyMap<string, number>
  /** Whether a lead has decided a leg whose event has no result: parts of such bets can still be cashed out. */
  readonly isLed: boolean
  readonly ends: readonly RoundEnd[]
  readonly prepared: PreparedEnds
  readonly sides: readonly BetSides[]
  /** Corrections of settled bets, each a reversal and mostly a new settlement; then everything is posted item by item. */
  readonly corrections: readonly LedgerItem[]
  /** Bets with a campaign as they end, for what it costs. */
  readonly campaigned: readonly Ended[]
  readonly count: number
  readonly last: string | null
}

export type Slice = Parameters<typeof betsOn>[1]

/** Whether one of the results that are held now is not the one that a slice was computed by. */
const isOld = ({ versions }: Pick<Reckoned, 'versions'>, held: ReadonlyMap<string, number>): boolean =>
  [...held].some(([id, version]) => (versions.get(id) ?? 0) !== version)

/** Computes a slice; pure apart from its reads. */
export async function reckon(db: Db | Tx, slice: Slice, hedges: Hedges): Promise<Reckoned> {
  const bets = await betsOn(db, slice)
  const events = [...new Set([slice.event, ...bets.flatMap(({ inputs }) => inputs.legs.map(({ e }) => e))])]
  // Results first: once an event has one, its window is shut and no part of its bets can still be cashed out
  const results = await latestResults(db, events)
  const cashed = await cashedOf(
    db,
    bets.filter(({ state }) => state !== 'void').map(({ id }) => id),
  )
  const leads = await leadsFor(db, bets)
  const ends: RoundEnd[] = []
  const campaigned: Ended[] = []
  const led = new Set<string>()
  const sides: BetSides[] = []
  const corrections: LedgerItem[] = []
  for (const bet of bets) {
    const { ended = 0n, valid = 0n } = cashed.get(bet.id) ?? {}
    const running = bet.stake - ended
    const known = knownOf(bet, results, leads)
    const end = endWith(bet.inputs, known)
    const ending = { end, running, cashed: valid, hedges, known }
    if (isCampaigned(bet)) campaigned.push({ bet, running, end, known })
    if (end.state !== 'open' && bet.state !== 'void')
      for (const leg of bet.inputs.legs) if (!results.has(leg.e) && known.isEarly(leg)) led.add(leg.e)
    if (bet.state === 'open' && end.state !== 'open') {
      ends.push(roundEnd(bet, { ...ending, n: (bet.outcome?.n ?? 0) + 1 }))
      sides.push({ round: bet.id, wallet: bet.wallet, sides: singleSides(bet) })
    } else if (bet.state === 'settled' && bet.outcome && bet.outcome.state !== 'cashedOut')
      corrections.push(...correction(bet, bet.outcome, ending))
  }
  return {
    versions: new Map([
      ...[...results].map(([event, { version }]) => [event, version] as const),
      ...[...led].map((event) => [event, 0] as const),
    ]),
    isLed: led.size > 0,
    ends,
    prepared: prepareEnds(corrections.length > 0 ? [] : ends),
    sides,
    corrections,
    campaigned,
    count: bets.length,
    last: bets.at(-1)?.id ?? null,
  }
}

/**
 * A slice by results that are held until the transaction ends, and the versions of those. Where a lead decides bets, the parts of its
 * event's bets wait from here on, and what was computed before that is computed again: a part may have been cashed out, a bet have ended.
 */
export async function steadied(
  tx: Tx,
  event: string,
  { first, again }: { readonly first: Reckoned; readonly again: () => Promise<Reckoned> },
): Promise<{ readonly reckoned: Reckoned; readonly results: ReadonlyMap<string, number> }> {
  let reckoned = first
  let isLocked = false
  for (;;) {
    if (reckoned.isLed && !isLocked) {
      await lockParts(tx, event)
      isLocked = true
      reckoned = await again()
    }
    const results = await holdResults(tx, [event, ...reckoned.versions.keys()])
    if (!isOld(reckoned, results)) return { reckoned, results }
    // a newer result may rest on others, which nothing holds yet
    reckoned = await again()
  }
}

type Ending = {
  readonly end: BetEnd
  readonly running: bigint
  readonly cashed: bigint
  readonly hedges: Hedges
  readonly known: Known
}

function roundEnd(
  bet: BetRow,
  { end, running, cashed, hedges, known, n }: Ending & { readonly n: number },
): RoundEnd {
  if (end.state === 'open') throw new Error(`sport bets: ${bet.id} is open`)
  // rounded down once, in the operator's favour
  const plain = floorOf(running, end.factor)
  const { boost } = campaignsOf(bet)
  const added =
    boost && end.state === 'won' ? boostAdded(bet.inputs, boost, { known, stake: running, win: plain }) : 0n
  const outcome: TicketOutcome = { n, state: end.state }
  return {
    round: bet.id,
    key: settleKey(bet.id, n),
    wallet: bet.wallet,
    vendor: STUDIO,
    stake: bet.stake,
    win: plain + added,
    valid: validAfter(bet, { running, cashed, hedges, isAtRisk: end.isAtRisk }),
    outcome,
  }
}

/** The postings of a bet whose return differs by the newest results; none if it does not. A bet that is open again is only reversed. */
function correction(
  bet: BetRow,
  before: TicketOutcome,
  { end, running, cashed, hedges, known }: Ending,
): readonly LedgerItem[] {
  const reversal: LedgerItem = {
    step: 'rollback',
    key: reverseKey(bet.id, before.n),
    wallet: bet.wallet,
    target: settleKey(bet.id, before.n),
  }
  if (end.state === 'open') return [reversal]
  const next = roundEnd(bet, { end, running, cashed, hedges, known, n: before.n + 1 })
  if (next.win === bet.win && end.state === before.state) return []
  return [reversal, { step: 'settle', ...next }]
}

export const hedgesOf = async (db: Db | Tx, event: string): Promise<Hedges> =>
  new Map((await hedgesOn(db, event)).map((row) => [`${row.wallet}|${row.market}|${row.outcome}`, row]))

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
    const { reckoned, results } = await steadied(tx, event, { first: aheadOf ?? (await again()), again })
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
