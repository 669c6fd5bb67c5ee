import type { Reply } from '#contract/route.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { addDays } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { missions } from '../contract/member.ts'
import { seenState, targetOf, type MissionPeriod } from '../rules/mission.ts'
import { missionsById, runningMissions, type Mission } from '../store/missions.ts'
import { daysOf, progressOf, type Progress } from '../store/progress.ts'
import { dayIn } from '#kit/day.ts'

type Summary = (typeof missions)['summary']
type Row = Reply<Summary>['rows'][number]

const DAYS: Readonly<Record<Exclude<MissionPeriod, 'once'>, number>> = { day: 1, week: 7 }

/** The missions of this member: those that run now, and earlier periods whose reward waits. Claimable ones come first. */
export async function missionSummary(app: App, { member, now }: CallFor<Summary>): Promise<Reply<Summary>> {
  const { day, monday, zone } = await daysOf(app.db, member.merchant, now)
  if (!(await mayMarket(app.db, member.id, now)))
    return { isOffered: false, count: 0, timeZone: zone, rows: [] }
  const running = await runningMissions(app.db, { ...member, now })
  const periodOf = ({ data, startsAt }: Mission) =>
    data.period === 'day' ? day : data.period === 'week' ? monday : dayIn(zone, startsAt)
  const current = running.map((mission) => ({ mission: mission.id, period: periodOf(mission) }))
  const progress = await progressOf(app.db, member.id, current)
  const known = new Map(running.map((mission) => [mission.id, mission]))
  const missing = progress.map(({ mission }) => mission).filter((id) => !known.has(id))
  for (const mission of await missionsById(app.db, missing)) known.set(mission.id, mission)
  const view = (mission: Mission, period: string) => {
    const own = progress.find((each) => each.mission === mission.id && each.period === period)
    return rowOf({ mission, period, own, zone, now })
  }
  const isCurrent = (own: Progress) =>
    current.some(({ mission, period }) => mission === own.mission && period === own.period)
  const earlier = progress.flatMap((own) => {
    const mission = known.get(own.mission)
    const row = mission && !isCurrent(own) ? view(mission, own.period) : null
    return row?.state === 'claimable' ? [row] : []
  })
  const rows = [...earlier, ...running.map((mission) => view(mission, periodOf(mission)))]
  const order = ({ state }: Row) => (state === 'claimable' ? 0 : state === 'open' ? 1 : 2)
  return {
    isOffered: true,
    count: rows.filter(({ state }) => state === 'claimable').length,
    timeZone: zone,
    rows: rows.toSorted((one, other) => order(one) - order(other)),
  }
}

type Seen = {
  readonly mission: Mission
  readonly period: string
  readonly own: Progress | undefined
  readonly zone: string
  readonly now: Date
}

function rowOf({ mission, period, own, zone, now }: Seen): Row {
  const { id, title, currency, data, most, given, endsAt } = mission
  const claimUntil = own?.claimUntil ?? null
  const state = seenState({
    reward: own?.reward ?? null,
    isUsedUp: most !== null && given >= most,
    isOver: claimUntil !== null && claimUntil <= now,
  })
  const done = own?.done ?? 0n
  const span = data.period === 'once' ? null : dayBounds(zone, addDays(period, DAYS[data.period] - 1)).to
  return {
    id,
    title,
    currency,
    ...data,
    state,
    done: done < 0n ? 0n : done,
    target: targetOf(data.goal),
    since: period,
    until: span && endsAt ? (span < endsAt ? span : endsAt) : (span ?? endsAt),
    reward: state === 'claimable' ? (own?.rewardId ?? null) : null,
    claimUntil: state === 'claimable' ? claimUntil : null,
  }
}
