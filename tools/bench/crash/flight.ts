/** A flight of a thousand players in one process: cash-outs by hand, 32 at a time, and automatic ones together. */
import { person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { takeOff, upAt, upFor, multiplier } from '#features/play/crash/testing/table.ts'
import { keepPace, lookAt } from '#features/play/crash/service/series.ts'
import { actOnSlip, payReached, sellSlip } from '#features/play/shared-rounds/public/timed.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { stepRound } from '#features/play/shared-rounds/service/steps/step.ts'
import { voidRound } from '#features/play/shared-rounds/service/outcomes.ts'
import { finish } from '#features/play/shared-rounds/testing/toys.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import type { Goal, Reached } from '../goals.ts'

const AT_A_TIME = 32

const goals: Readonly<Record<'bets' | 'byHand' | 'auto', Goal>> = {
  bets: {
    id: 'K3',
    better: 'more',
    must: 200,
    ambitious: 800,
    unit: '/s',
    what: 'bets on a round, 32 in flight',
  },
  byHand: {
    id: 'K4',
    better: 'more',
    must: 100,
    ambitious: 300,
    unit: '/s',
    what: 'cash-outs by hand, 32 in flight',
  },
  auto: {
    id: 'K5',
    better: 'less',
    must: 3_000,
    ambitious: 1_000,
    unit: 'ms',
    what: 'a thousand automatic cash-outs at one multiplier, until all are paid',
  },
}

type Asked = { readonly at: TestApp; readonly isQuick: boolean; readonly tell: (line: string) => void }

export async function benchFlight({ at, isQuick, tell }: Asked): Promise<readonly Reached[]> {
  const players = isQuick ? 100 : 500
  const people: Person[] = []
  while (people.length < players) people.push(await person(at, { balance: major(100_000_000) }))
  const callers = await Promise.all(people.map((who) => callerOf(at, who)))
  let keys = 0
  for (let tries = 0; tries < 40; tries += 1) {
    const round = await openLong(at, people[0]!)
    const orders = callers.flatMap((member) => [1, 2].map((box) => ({ member, box })))
    const slips: { member: (typeof callers)[number]; slip: string; box: number }[] = []
    const betsMs = await inTurns(orders, async ({ member, box }) => {
      const line = ['fly', '1000.00', { auto: box === 2 ? 150 : 0, box, top: 0 }]
      const sold = await sellSlip(at.app, member, { round, lines: [line], key: `bench-${(keys += 1)}` })
      if ('refused' in sold) throw new Error(`bench: ${sold.refused}`)
      slips.push({ member, slip: sold.slip, box })
    })
    const flight = await takeOff(at, round)
    if (flight.state !== 'drawn' || multiplier(flight) < 400) {
      if (flight.state === 'drawn') await voidRound(hostOf(at.app), round, 'bench')
      await finish(hostOf(at.app), round)
      continue
    }
    await upFor(at, flight, upAt(160))
    const autoIds = slips.filter(({ box }) => box === 2).map(({ slip }) => slip)
    const start = performance.now()
    for (let from = 0; from < autoIds.length; from += 200)
      await payReached(at.app, round, autoIds.slice(from, from + 200))
    const autoMs = ((performance.now() - start) * 1_000) / autoIds.length
    const byHand = slips.filter(({ box }) => box === 1)
    const handMs = await inTurns(byHand, async ({ member, slip }) => {
      const out = await actOnSlip(at.app, member, { slip, action: 'cash-out', key: `bench-${(keys += 1)}` })
      if ('refused' in out) throw new Error(`bench: ${out.refused}`)
    })
    const [bets, hand] = [(orders.length * 1_000) / betsMs, (byHand.length * 1_000) / handMs]
    tell(
      `  ${players} players: ${bets.toFixed(0)} bets/s, ${hand.toFixed(0)} cash-outs/s, a thousand automatic ones ${autoMs.toFixed(0)} ms`,
    )
    return [measured(goals.bets, bets), measured(goals.byHand, hand), measured(goals.auto, autoMs)]
  }
  throw new Error('bench: no flight rose high enough')
}

/** A round that takes bets for an hour: a sale of seven seconds is too short for the first bets of that many members on a busy machine. */
async function openLong(at: TestApp, who: Person): Promise<string> {
  await who.api.crash.table()
  for (let tries = 0; tries < 10; tries += 1) {
    const seen = await lookAt(at.app.db)
    const open = seen.rounds.find(({ state, closesAt }) => state === 'open' && closesAt > seen.now)
    const scheduled = seen.rounds.find(({ state }) => state === 'scheduled')
    if (scheduled) {
      const later = sql`
        update shared_round
        set closes_at = clock_timestamp() + interval '1 hour', draws_at = clock_timestamp() + interval '1 hour'
        where id = ${scheduled.id} and state = 'scheduled'
      `
      await run(at.database.owner, later)
      await stepRound(hostOf(at.app), scheduled.id)
      return scheduled.id
    }
    // one that was opened with its usual sale flies first
    if (open) await finish(hostOf(at.app), (await takeOff(at, open.id)).id)
    else await keepPace(at.app, { ...seen, isWatched: true })
  }
  throw new Error('bench: no round takes bets')
}

const measured = (goal: Goal, value: number): Reached => ({
  goal,
  value,
  low: value,
  high: value,
  isNoisy: true,
})

/** Does all of it, a number at a time; returns how long it took. */
async function inTurns<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<number> {
  const start = performance.now()
  let at = 0
  const worker = async () => {
    while (at < all.length) await each(all[at++]!)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return performance.now() - start
}
