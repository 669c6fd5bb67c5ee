import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { uncounted } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import type { Gift } from '../rules/gift.ts'
import type { Goal, MissionPeriod } from '../rules/mission.ts'
import type { Play } from '../rules/play.ts'
import { countMissions } from '../service/count.ts'
import { insertMission, launchMission } from '../store/missions.ts'

export const always: Play = { categories: [], games: [], from: 0, to: 24 }
export const points: Gift = { kind: 'points', count: 10 }

export const validBet = (whole: number, play: Play = always): Goal => ({
  kind: 'validBet',
  amount: major(whole).toString(),
  play,
})

type More = {
  readonly period?: MissionPeriod
  readonly gift?: Gift
  readonly most?: number | null
  readonly since?: Date
}

/** A live mission of JADE. */
export function mission(at: TestApp, goal: Goal, more: More = {}): Promise<string> {
  const { period = 'day', gift = points, most = null } = more
  const since = more.since ?? new Date(at.clock.now().getTime() - 1_000)
  return inTransaction(at.app.db, async (tx) => {
    const id = await insertMission(
      tx,
      {
        merchant: 'JADE',
        currency: 'VND',
        title: { en: 'Play', vi: 'Chơi' },
        data: { period, goal, gift },
        most,
        startsAt: since,
        endsAt: null,
        claimDays: 7,
        createdBy: 'test',
      },
      since,
    )
    await launchMission(tx, id, { by: 'test', now: since })
    return id
  })
}

/** Counts every fact: transactions of other tests on the same server may delay a marker. */
export async function count(at: TestApp): Promise<void> {
  do await countPlay(at.app)
  while ((await uncounted(at)) > 0n)
  await countMissions(at.app)
}
