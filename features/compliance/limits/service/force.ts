import type { Db, Tx } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { inForce, slots, type Holder, type Slot, type Value } from '../rules/limits.ts'
import { limitsAt, limitsOf, type LimitRow } from '../store/limits.ts'
import type { Ruled } from './rules.ts'

export type Force = Slot & {
  readonly value: Value
  readonly by: Holder | null
  readonly own: LimitRow | null
  readonly operator: Value
  /** The jurisdiction's maximum. */
  readonly most: Value
}

type Terms = Ruled['terms']

/** 0 in a pack means no limit. */
const sum = (units: number): Value => (units === 0 ? null : major(units))
const minutes = (count: number): Value => (count === 0 ? null : BigInt(count))

/** The jurisdiction's default and maximum for a member. */
export function packValues(
  terms: Terms,
  { kind, period }: Slot,
): { readonly starts: Value; readonly most: Value } {
  switch (`${kind}.${period}`) {
    case 'deposit.day':
      return { starts: null, most: sum(terms.depositDayMost) }
    case 'deposit.month':
      return { starts: sum(terms.depositMonthStart), most: sum(terms.depositMonthMost) }
    case 'loss.day':
      return { starts: null, most: sum(terms.lossDayMost) }
    case 'loss.month':
      return { starts: null, most: sum(terms.lossMonthMost) }
    case 'stake.once':
      return { starts: null, most: sum(terms.stakeMost) }
    case 'check.once':
      return { starts: minutes(terms.checkMinutes), most: minutes(terms.checkMinutesMost) }
    default:
      return { starts: null, most: null }
  }
}

/** Every limit of a member as it applies now, who set it, and the waiting request. */
export async function forceOf(reader: Db | Tx, memberId: bigint, rules: Ruled): Promise<readonly Force[]> {
  return forceIn(await limitsOf(reader, memberId), rules)
}

/** The same, computed from the values that the member and the operators had set at a past moment. */
export async function forceAt(
  reader: Db | Tx,
  memberId: bigint,
  rules: Ruled,
  at: Date,
): Promise<readonly Force[]> {
  return forceIn(await limitsAt(reader, memberId, at), rules)
}

function forceIn(rows: readonly LimitRow[], { terms }: Ruled): readonly Force[] {
  return slots.map((slot) => {
    const of = (setter: string) =>
      rows.find((row) => row.setter === setter && row.kind === slot.kind && row.period === slot.period) ??
      null
    const own = of('member')
    const operator = of('operator')?.value ?? null
    const { starts, most } = packValues(terms, slot)
    const sources = { member: own?.value ?? null, operator, starts, most, hasChosen: own !== null }
    return { ...slot, ...inForce(slot.kind, sources), own, operator, most }
  })
}

export function valueIn(limits: readonly Force[], { kind, period }: Slot): Value {
  return limits.find((limit) => limit.kind === kind && limit.period === period)?.value ?? null
}
