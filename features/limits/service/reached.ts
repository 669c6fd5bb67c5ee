import type { House } from '#server/house.ts'
import type { LimitKind, LimitPeriod, Slot } from '../rules/limits.ts'
import { periodOf } from '../rules/time.ts'
import { addLimitEvent, wasReachedSince } from '../store/limits.ts'
import { guardRefusals, lookedTo, setLookedTo } from '../store/office.ts'
import { forceOf, valueIn } from './force.ts'
import { frameFor } from './rules.ts'

/** Looked at twice: what a transaction wrote with an earlier moment and committed after the last look. */
const OVERLAP_MS = 60_000
const FIRST_LOOK_MS = 86_400_000

/** Which limit a guard of the ledger is; null for an exclusion and a reality check, which are no limits to be reached. */
function slotOf(guard: string): Slot | null {
  if (guard === 'stakeMax') return { kind: 'stake', period: 'once' }
  if (guard === 'playTime') return { kind: 'time', period: 'day' }
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

/** Notes which limits were reached since the last look, once a day each: the ledger's own refusals are the source. */
export async function noteReached(house: House): Promise<void> {
  const to = house.clock.now()
  const last = await lookedTo(house.db)
  const from = new Date(last ? last.getTime() - OVERLAP_MS : to.getTime() - FIRST_LOOK_MS)
  for (const { memberId, merchant, guard, at } of await guardRefusals(house.db, from, to)) {
    const slot = slotOf(guard)
    if (!slot) continue
    const frame = await frameFor(house, { id: memberId, merchant })
    const since = periodOf('day', frame.zone, at).from
    if (await wasReachedSince(house.db, { memberId, ...slot, since })) continue
    const value = valueIn(await forceOf(house.db, memberId, frame.rules), slot)
    await addLimitEvent(house.db, {
      memberId,
      setter: 'member',
      ...slot,
      what: 'reached',
      before: value,
      after: value,
      now: at,
    })
  }
  await setLookedTo(house.db, to)
}
