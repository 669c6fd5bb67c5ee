import type { Reply } from '#contract/route.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { guardOf, type WalletLimit } from '#ledger/wallet-limits.ts'
import { walletsOf } from '#ledger/wallets.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { limits as contract } from '../contract/member.ts'
import { shownValue } from '../rules/figures.ts'
import { isDue } from '../rules/limits.ts'
import { covered, periodOf, type PlayFacts } from '../rules/time.ts'
import { eventsOf } from '../store/limits.ts'
import { pendingDeposits } from '../store/play.ts'
import { needsPrompt, usedOf } from './deposit.ts'
import { forceOf, type Force } from './force.ts'
import { playFacts } from './wallet-limits.ts'
import { frameFor, type Frame, type Ruled, type Who } from './rules.ts'

type Mine = Reply<(typeof contract)['mine']>
type View = Mine['limits'][number]

type Facts = {
  readonly guards: readonly (WalletLimit | null)[]
  readonly pending: bigint
  readonly play: PlayFacts
}

const MINUTE_MS = 60_000

/** Used and left in the current period; null for limits without a count. Used minutes are rounded up. */
function usage(limit: Force, { guards, pending, play }: Facts): Pick<View, 'used' | 'left' | 'opensAt'> {
  const { kind, period, value } = limit
  const nothing = { used: null, left: null, opensAt: null }
  if (period === 'once') return nothing
  const { now, zone, spans } = play
  const { from, to } = periodOf(period, zone, now)
  const used =
    kind === 'time'
      ? BigInt(Math.ceil(covered(spans, from, now) / MINUTE_MS))
      : kind === 'deposit' || kind === 'loss' || kind === 'wager'
        ? guards.reduce((sum, guard) => sum + usedOf(guard, kind, period, now), 0n)
        : 0n
  const counted = kind === 'deposit' ? used + pending : used
  const left = value === null ? null : value > counted ? value - counted : 0n
  return {
    // a member who is winning has used nothing of a loss limit, and can lose that much more
    used: shownValue(kind, counted < 0n ? 0n : counted),
    left: shownValue(kind, left),
    opensAt: value === null ? null : to,
  }
}

async function factsOf(app: App, member: Who, frame: Frame, now: Date): Promise<Facts> {
  const wallets = (await walletsOf(app.db, member.id)).filter(({ kind }) => kind === 'cash')
  const [guards, pending, play] = await Promise.all([
    Promise.all(wallets.map(({ id }) => guardOf(app.db, id))),
    pendingDeposits(app.db, member.id, now),
    playFacts(app.db, member.id, frame, { now }),
  ])
  return { guards, pending, play }
}

/** The rules that apply and why, with the minimum age: the brand's or the jurisdiction's, whichever is higher. */
export async function shownRule(app: App, merchant: string, { code, name, why, country, terms }: Ruled) {
  const own = await settingOf(app, merchant, 'minimumAge')
  return { pack: code, name, why, country, minimumAge: Math.max(own, terms.minimumAge) }
}

/** All limits of a member with their use, for the member and for an operator alike. */
export async function limitViews(
  app: App,
  member: Who,
  now: Date,
): Promise<{ readonly frame: Frame; readonly limits: View[] }> {
  const frame = await frameFor(app, member)
  const [limits, facts] = await Promise.all([
    forceOf(app.db, member.id, frame.rules),
    factsOf(app, member, frame, now),
  ])
  const shown = limits.map((limit): View => {
    const { kind, period, value, by, own } = limit
    const waits = own?.nextFrom ?? null
    return {
      kind,
      period,
      value: shownValue(kind, value),
      by,
      own: shownValue(kind, own?.value ?? null),
      ...usage(limit, facts),
      next: waits && {
        value: shownValue(kind, own?.nextValue ?? null),
        from: waits,
        isDue: isDue(waits, now),
      },
    }
  })
  return { frame, limits: shown }
}

export async function mine(app: App, member: MemberCaller, now: Date): Promise<Mine> {
  const [{ frame, limits }, loosenHours] = await Promise.all([
    limitViews(app, member, now),
    settingOf(app, member.merchant, 'loosenHours'),
  ])
  const prompt = await needsPrompt(app.db, member.id, frame.rules)
  return {
    currency: member.currency,
    timeZone: frame.zone,
    rule: await shownRule(app, member.merchant, frame.rules),
    limits,
    loosenHours,
    needsPrompt: prompt && !limits.some(({ kind, own }) => kind === 'deposit' && own !== null),
  }
}

const PAGE = 20

/** The history of a member's limits; without names of operators. */
export async function history(
  app: App,
  memberId: bigint,
  { before, limit = PAGE }: { readonly before?: bigint | undefined; readonly limit?: number | undefined },
): Promise<Reply<(typeof contract)['history']>> {
  const rows = await eventsOf(app.db, memberId, { before: before ?? null, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    events: shown.map((row) => ({
      id: row.id.toString(),
      kind: row.kind,
      period: row.period,
      what: row.what,
      before: shownValue(row.kind, row.before),
      after: shownValue(row.kind, row.after),
      dueAt: row.dueAt,
      isOwn: row.setter === 'member',
      reason: row.reason,
      at: row.at,
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
