import type { Db, Tx } from '#db/pool.ts'
import { guardOf, setWalletLimit, type WalletLimitChange } from '#ledger/wallet-limits.ts'
import { walletsOf } from '#ledger/wallets.ts'
import { isSessionAlive } from '#features/account/identity/rules.ts'
import {
  opensAt,
  periodOf,
  stopOf,
  type PlayFacts,
  type PlayRule,
  type Span,
  type Stop,
} from '../rules/time.ts'
import { checkOf, logInsOf, type LogIn } from '../store/play.ts'
import { forceOf, valueIn, type Force } from './force.ts'
import type { Frame } from './rules.ts'

/** Play time since the month or week began, and when play began in this session. */
export async function playFacts(
  reader: Db | Tx,
  memberId: bigint,
  { zone, idleMinutes }: Frame,
  { now, sessionId }: { readonly now: Date; readonly sessionId?: string | undefined },
): Promise<PlayFacts> {
  const month = periodOf('month', zone, now).from
  const week = periodOf('week', zone, now).from
  const found = await logInsOf(reader, memberId, month < week ? month : week)
  const spans = found.map((one) => spanOf(one, idleMinutes, now))
  const own = found.find((one) => one.id === sessionId && isSessionAlive(one, idleMinutes, now))
  return { now, zone, spans, sessionFrom: own?.from ?? null }
}

/** A session plays from its first game until its end; an open one until now. */
function spanOf(one: LogIn, idleMinutes: number, now: Date): Span {
  if (isSessionAlive(one, idleMinutes, now)) return { from: one.from, to: now }
  return { from: one.from, to: one.endedAt && one.endedAt < one.lastSeenAt ? one.endedAt : one.lastSeenAt }
}

export function playRule(limits: readonly Force[]): PlayRule {
  return {
    day: valueIn(limits, { kind: 'time', period: 'day' }),
    week: valueIn(limits, { kind: 'time', period: 'week' }),
    month: valueIn(limits, { kind: 'time', period: 'month' }),
    session: valueIn(limits, { kind: 'session', period: 'once' }),
    hours: valueIn(limits, { kind: 'hours', period: 'once' }),
  }
}

export function hasPlayRule(rule: PlayRule): boolean {
  return Object.values(rule).some((value) => value !== null)
}

export type Applied = {
  readonly limits: readonly Force[]
  readonly stop: Stop | null
  readonly opensAt: Date | null
}

/**
 * Writes a member's limits into the guards of the member's wallets, which the ledger checks under the wallet's lock, so that every game
 * obeys them. Must come last in a transaction. `sessionId` is the session that plays.
 */
export async function applyWalletLimits(
  tx: Tx,
  memberId: bigint,
  frame: Frame,
  { now, sessionId }: { readonly now: Date; readonly sessionId?: string | undefined },
): Promise<Applied> {
  const limits = await forceOf(tx, memberId, frame.rules)
  const rule = playRule(limits)
  const check = await checkOf(tx, memberId)
  const playing = sessionId ?? check?.sessionId
  const facts = hasPlayRule(rule) ? await playFacts(tx, memberId, frame, { now, sessionId: playing }) : null
  const stop = facts && stopOf(rule, facts)
  const { zone } = frame
  const change = guardChange(limits, { zone, playUntil: stop?.until ?? null, pauseAt: check?.dueAt ?? null })
  const hasAny = Object.values(change).some((value) => value !== null && value !== zone)
  const wallets = (await walletsOf(tx, memberId)).filter(({ kind }) => kind !== 'points')
  // without limits a wallet gets no guard row; an existing guard is updated to allow everything
  for (const { id } of wallets) if (hasAny || (await guardOf(tx, id))) await setWalletLimit(tx, id, change)
  return { limits, stop, opensAt: stop && facts ? opensAt(stop, rule, facts) : null }
}

function guardChange(
  limits: readonly Force[],
  {
    zone,
    playUntil,
    pauseAt,
  }: { readonly zone: string; readonly playUntil: Date | null; readonly pauseAt: Date | null },
): WalletLimitChange {
  const of = (kind: 'deposit' | 'loss' | 'wager', period: 'day' | 'week' | 'month') =>
    valueIn(limits, { kind, period })
  return {
    zone,
    playUntil,
    pauseAt,
    stakeMax: valueIn(limits, { kind: 'stake', period: 'once' }),
    depositDay: of('deposit', 'day'),
    depositWeek: of('deposit', 'week'),
    depositMonth: of('deposit', 'month'),
    lossDay: of('loss', 'day'),
    lossWeek: of('loss', 'week'),
    lossMonth: of('loss', 'month'),
    wagerDay: of('wager', 'day'),
    wagerWeek: of('wager', 'week'),
    wagerMonth: of('wager', 'month'),
  }
}
