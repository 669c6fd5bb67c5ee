import { inTransaction, type Db } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import type { LimitKind, LimitPeriod, Slot, Value } from '../rules/limits.ts'
import { periodOf, stopOf, type Stop } from '../rules/time.ts'
import { addLimitEvent, lockLimits, wasReachedSince } from '../store/limits.ts'
import { guardRefusals, lookedTo, setLookedTo } from '../store/office.ts'
import { checkOf } from '../store/play.ts'
import { forceAt, valueIn, type Force } from './force.ts'
import { playFacts, playRule } from './guards.ts'
import { frameFor, type Frame } from './rules.ts'

/** Looked at twice: what a transaction wrote with an earlier moment and committed after the last look. */
const OVERLAP_MS = 60_000
const FIRST_LOOK_MS = 86_400_000

/** Which limit stops play: the minutes of a period, those of one login, or the allowed hours. */
export function slotOfStop({ why }: Pick<Stop, 'why'>): Slot {
  return why === 'hours' || why === 'session' ? { kind: why, period: 'once' } : { kind: 'time', period: why }
}

/**
 * Which limit a guard of the ledger is; null for an exclusion and a reality check, which are no limits to be reached, and
 * for play time, which the ledger knows as one moment only.
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

/** Of the limits of time the one that stops first; null where none does any more. */
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

/** Writes down that a limit was reached, once a day each; under the member's lock, so that two processes do not both. */
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
 * Notes which limits were reached since the last look: the ledger's own refusals are the source. What is refused before the
 * ledger is asked, a deposit or a launch, is noted where it is refused.
 */
export async function noteReached(app: App): Promise<void> {
  const to = app.clock.now()
  const last = await lookedTo(app.db)
  const from = new Date(last ? last.getTime() - OVERLAP_MS : to.getTime() - FIRST_LOOK_MS)
  for (const { memberId, merchant, guard, at } of await guardRefusals(app.db, from, to)) {
    const frame = await frameFor(app, { id: memberId, merchant })
    // the limit that refused: it may have been changed between the refusal and this look
    const limits = await forceAt(app.db, memberId, frame.rules, at)
    const slot =
      guard === 'playTime' ? await stopSlot(app, { memberId, at }, { frame, limits }) : slotOf(guard)
    if (slot) await noteHit(app.db, { memberId, slot, value: valueIn(limits, slot), zone: frame.zone, at })
  }
  await setLookedTo(app.db, to)
}
