import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { countAll, uncounted } from '#features/play/settled-play/testing/windows.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { major } from '#kit/money.ts'
import type { RaceData } from '../rules/race.ts'
import { insertEntry } from '../store/entries.ts'
import { insertRace, launchRace } from '../store/races.ts'
import { runRaces } from '../service/count.ts'

const HOUR_MS = 3_600_000

/** A turnover race without restrictions: prizes of 50 and 20 in cash, and points for places 3 to 5. */
export const plain: RaceData = {
  metric: 'turnover',
  play: { categories: [], games: [], from: 0, to: 24 },
  leastStake: '1',
  dailyCap: major(1_000_000).toString(),
  leastScore: '1',
  tie: 'first',
  prizes: [
    { from: 1, to: 1, gift: { kind: 'cash', amount: major(50).toString() } },
    { from: 2, to: 2, gift: { kind: 'cash', amount: major(20).toString() } },
    { from: 3, to: 5, gift: { kind: 'points', count: 10 } },
  ],
}

export type When = { readonly from: Date; readonly to: Date; readonly closes: Date }

/** From a moment ago until tomorrow; voids count for an hour longer. */
export function running(at: TestApp): When {
  const now = at.clock.now().getTime()
  const to = new Date(now + 24 * HOUR_MS)
  return { from: new Date(now - 1_000), to, closes: new Date(to.getTime() + HOUR_MS) }
}

/** A live race of JADE. */
export function race(at: TestApp, data: RaceData, { from, to, closes }: When): Promise<string> {
  return inTransaction(at.app.db, async (tx) => {
    const id = await insertRace(
      tx,
      {
        merchant: 'JADE',
        currency: 'VND',
        title: { en: 'Race', vi: 'Cuộc đua' },
        data,
        startsAt: from,
        endsAt: to,
        closesAt: closes,
        claimDays: 7,
        salt: 'salt of a test',
        createdBy: 'test',
      },
      from,
    )
    await launchRace(tx, id, { by: 'test', now: from, batch: 0n })
    return id
  })
}

/** Takes part from a past moment on. */
export function enter(at: TestApp, id: string, memberId: bigint, joined: Date): Promise<void> {
  return inTransaction(at.app.db, (tx) => insertEntry(tx, { race: id, memberId, at: joined }))
}

/** Counts every fact, then runs the job: transactions of other tests on the same server may delay a marker. */
export async function work(at: TestApp): Promise<void> {
  do await countPlay(at.app)
  while ((await uncounted(at)) > 0n)
  await runRaces(at.app)
}

/** Closes the windows up to a moment, as the time does, and runs the job. */
export async function finish(at: TestApp, closes: Date): Promise<void> {
  await countAll(at, { from: closes, to: closes })
  await runRaces(at.app)
}
