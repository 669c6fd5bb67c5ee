import type { Given, Refusal, Reply } from '#contract/route.ts'
import { closedUntil } from '#features/play/settled-play/public.ts'
import { dayIn } from '#kit/day.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agents } from '../contract.ts'
import { daysOf } from '../rules/period.ts'
import { overviewOf, type Moved, type Play } from '../store/overview.ts'
import { askedOf, periodInvalid, sightOf } from './scope.ts'

type Overview = (typeof agents)['overview']

const ONLINE_MS = 5 * 60_000

const NO_PLAY: Play = { rounds: 0n, stake: 0n, valid: 0n, win: 0n }
const NO_MOVES: Moved = { deposits: 0n, withdrawals: 0n, bonuses: 0n }

/** Play with the team's profit: what the members lost. */
export function withProfit<P extends Play>(play: P) {
  return { ...play, profit: play.stake - play.win }
}

export function sumPlay(plays: readonly Play[]): Play {
  return plays.reduce(
    (sum, { rounds, stake, valid, win }) => ({
      rounds: sum.rounds + rounds,
      stake: sum.stake + stake,
      valid: sum.valid + valid,
      win: sum.win + win,
    }),
    NO_PLAY,
  )
}

export function sumMoved(rows: readonly Moved[]): Moved {
  return rows.reduce(
    (sum, { deposits, withdrawals, bonuses }) => ({
      deposits: sum.deposits + deposits,
      withdrawals: sum.withdrawals + withdrawals,
      bonuses: sum.bonuses + bonuses,
    }),
    NO_MOVES,
  )
}

/** The default page of the agent centre (AGT-01): the team in figures. */
export async function showOverview(
  app: App,
  { query }: Given<Overview>,
  call: CallFor<Overview>,
): Promise<Reply<Overview> | Refusal<Overview>> {
  const sight = await sightOf(app, call, { right: 'team', of: query.of })
  if ('refused' in sight) return sight
  const asked = askedOf(call, query)
  if (!asked) return periodInvalid
  const { db } = app
  const { scope } = sight
  const { now } = call
  const onlineSince = new Date(now.getTime() - ONLINE_MS)
  const [found, closed] = await Promise.all([
    overviewOf(db, scope, { ...asked, onlineSince, now }),
    closedUntil(db),
  ])
  const { counts, joined, days, levels, categories, active, moved, depositors } = found
  const { members, agents, online, newMembers } = counts
  return {
    currency: asked.currency,
    from: asked.from,
    to: asked.to,
    openFrom: closed ? dayIn(asked.zone, closed) : asked.from,
    members,
    agents,
    online,
    totals: { newMembers, active, depositors, ...sumMoved(moved), ...withProfit(sumPlay(days)) },
    days: daysOf(asked).map((day) => ({
      day,
      active: 0,
      ...withProfit(NO_PLAY),
      ...days.filter((row) => row.day === day).map(withProfit)[0],
      ...sumMoved(moved.filter((row) => row.day === day)),
      newMembers: joined.find((row) => row.day === day)?.newMembers ?? 0,
    })),
    levels: levels.map(withProfit),
    categories: categories.map(withProfit),
  }
}
