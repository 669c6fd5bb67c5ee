import { inTransaction, type Db } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { LimitKind, LimitPeriod, Slot, Value } from '../rules/limits.ts'
import { periodOf, stopOf, type Stop } from '../rules/time.ts'
import { addLimitEvent, lockLimits, wasReachedSince } from '../store/limits.ts'
import { guardRefusals, lookedTo, setLookedTo } from '../store/office.ts'
import { checkOf } from '../store/play.ts'
import { forceAt, valueIn, type Force } from './force.ts'
import { playFacts, playRule } from './wallet-limits.ts'
import { frameFor, type Frame } from './rules.ts'

/** Overlap between runs: rows with an earlier timestamp that committed after the last run. */
const OVERLAP_MS = 60_000
const FIRST_LOOK_MS = 86_400_000

/** Which limit stops play: the minutes of a period, those of the session, or the allowed hours. */
export function slotOfStop({ why }: Pick<Stop, 'why'>): Slot {
  return why === 'hours' || why === 'session' ? { kind: why, period: 'once' } : { kind: 'time', period: why }
}

/**
 * The limit behind a ledger guard; null for an exclusion and a reality check, which are not limits, and for play time, which the ledger
 * stores as a single moment.
 */
export function slotOf(guard: string): Slot | null {
  if (guard === 'stakeMax') return { kind: 'stake', period: 'once' }
  const match = /^(deposit|loss|wager)(Day|Week|Month)$/.exec(guard)
  const [, kind, period] = match ?? []
  if (kind === undefined || period === undefined) return null
  const kinds: readonly LimitKind[] = ['deposit', 'loss', 'wager']
  const periods: readonly LimitPeriod[] = ['day', 'week', 'month']
  const found = {
    kind: kinds.find((one) => one === kind),
    period: periods.find((one) => one === period.toLowerCase()),
  }
  return found.kind && found.period ? { kind: found.kind, period: found.period } : null
}

/** Of the time limits, the one that stops play first; null if none does now. */
async function stopSlot(
  app: App,
  { memberId, at }: { readonly memberId: bigint; readonly at: Date },
  { frame, limits }: { readonly frame: Frame; readonly limits: readonly Force[] },
): Promise<Slot | null> {
  const sessionId = (await checkOf(app.db, memberId))?.sessionId
  const facts = await playFacts(app.db, memberId, frame, { now: at, sessionId })
  const stop = stopOf(playRule(limits), facts)
  return stop && slotOfStop(stop)
}

export type Hit = {
  readonly memberId: bigint
  readonly slot: Slot
  readonly value: Value
  readonly zone: string
  readonly at: Date
}

/** Records a reached limit, at most once a day; under the member's lock, so that concurrent processes record it once. */
export async function noteHit(db: Db, { memberId, slot, value, zone, at }: Hit): Promise<void> {
  const since = periodOf('day', zone, at).from
  await inTransaction(db, async (tx) => {
    await lockLimits(tx, memberId)
    if (await wasReachedSince(tx, { memberId, ...slot, since })) return
    await addLimitEvent(tx, {
      memberId,
      setter: 'member',
      ...slot,
      what: 'reached',
      before: value,
      after: value,
      now: at,
    })
  })
}

/**
 * Records the limits reached since the last run, from the ledger's refusals. Refusals before the ledger is called, of a deposit or a
 * launch, are recorded by the code that refuses.
 */
export async function noteReached(app: App): Promise<void> {
  const to = app.clock.now()
  const last = await lookedTo(app.db)
  const from = new Date(last ? last.getTime() - OVERLAP_MS : to.getTime() - FIRST_LOOK_MS)
  for (const { memberId, merchant, guard, at } of await guardRefusals(app.db, from, to)) {
    const frame = await frameFor(app, { id: memberId, merchant })
    // the value that refused: the limit may have been changed since
    const limits = await forceAt(app.db, memberId, frame.rules, at)
    const slot =
      guard === 'playTime' ? await stopSlot(app, { memberId, at }, { frame, limits }) : slotOf(guard)
    if (slot) await noteHit(app.db, { memberId, slot, value: valueIn(limits, slot), zone: frame.zone, at })
  }
  await setLookedTo(app.db, to)
}
