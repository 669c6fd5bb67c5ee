import type { Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import { isExcluded } from '#features/exclusions/door.ts'
import { settingOf } from '#features/settings/door.ts'
import { guardOf, type Guard } from '#ledger/guards.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { House } from '#server/house.ts'
import { periodOf } from '../rules/time.ts'
import { addLimitEvent, lockLimits, promptAnswerOf, wasReachedSince } from '../store/limits.ts'
import { hasDeposited, pendingDeposits } from '../store/play.ts'
import { forceOf } from './force.ts'
import { rulesFor } from './rules.ts'
import { zoneOf } from './guards.ts'

type Period = 'day' | 'week' | 'month'
const periods: readonly Period[] = ['day', 'week', 'month']

/** What a wallet's guard has counted in the period that runs now; one whose period is over has counted nothing. */
export function usedOf(
  guard: Guard | null,
  kind: 'deposit' | 'loss' | 'wager',
  period: Period,
  now: Date,
): Minor {
  if (!guard) return 0n
  const names = { day: 'Day', week: 'Week', month: 'Month' } as const
  return guard[`${period}Ends`] <= now ? 0n : guard[`${kind}${names[period]}Used`]
}

export type Paying = {
  readonly member: { readonly id: bigint; readonly merchant: string }
  readonly amount: Minor
  readonly now: Date
}

/**
 * Whether a member may open a deposit (R4): what was credited in the period and what is on its way count, one deposit
 * after the other, so that a hundred at once never pass the limit. At the credit the ledger's guard has the last word.
 * Null: it may be opened. Call it in the transaction that inserts the deposit.
 */
export async function checkDeposit(tx: Tx, house: House, { member, amount, now }: Paying) {
  if (await isExcluded(tx, member.id, now)) return { refused: 'limits.excluded' } as const
  const unanswered = await promptRefusal(tx, house, member)
  if (unanswered) return unanswered
  await lockLimits(tx, member.id)
  const { limits } = await forceOf(house, tx, member)
  const held = limits.filter(({ kind, value }) => kind === 'deposit' && value !== null)
  if (held.length === 0) return null
  const guards = await Promise.all(
    (await walletsOf(tx, member.id)).filter(({ kind }) => kind === 'cash').map(({ id }) => guardOf(tx, id)),
  )
  const pending = await pendingDeposits(tx, member.id, now)
  const zone = await zoneOf(house, member.merchant)
  for (const period of periods) {
    const limit = held.find((one) => one.period === period)
    if (!limit || limit.value === null) continue
    const used = guards.reduce((sum, guard) => sum + usedOf(guard, 'deposit', period, now), 0n) + pending
    const left = limit.value > used ? limit.value - used : 0n
    if (amount <= left) continue
    return {
      refused: 'limits.depositReached',
      detail: { period, limit: limit.value, left, opensAt: periodOf(period, zone, now).to },
    } as const
  }
  return null
}

async function promptRefusal(tx: Tx, house: House, member: Paying['member']) {
  if (!(await settingOf(house, member.merchant, 'limitPromptMust'))) return null
  return (await needsPrompt(house, tx, member)) ? ({ refused: 'limits.promptFirst' } as const) : null
}

/** Whether the page asks about limits before the first deposit (R2): nothing answered, nothing paid in, no limit yet. */
export async function needsPrompt(
  house: House,
  reader: Tx | House['db'],
  member: Paying['member'],
): Promise<boolean> {
  const { terms } = await rulesFor(house, { merchant: member.merchant, memberId: member.id })
  if (!terms.asksLimitFirst) return false
  if (await promptAnswerOf(reader, member.id)) return false
  return !(await hasDeposited(reader, member.id))
}

/** Notes that a limit was reached, once a period: what the back office lists and the harm rules count. */
export async function noteReached(
  house: House,
  {
    memberId,
    merchant,
    kind,
    period,
    limit,
    now,
  }: {
    readonly memberId: bigint
    readonly merchant: string
    readonly kind: 'deposit' | 'loss' | 'wager' | 'stake' | 'time'
    readonly period: Period | 'once'
    readonly limit: Minor | null
    readonly now: Date
  },
): Promise<void> {
  const zone = await zoneOf(house, merchant)
  const since = periodOf('day', zone, now).from
  if (await wasReachedSince(house.db, { memberId, kind, period, since })) return
  await addLimitEvent(house.db, {
    memberId,
    setter: 'member',
    kind,
    period,
    what: 'reached',
    before: limit,
    after: limit,
    now,
  })
}
