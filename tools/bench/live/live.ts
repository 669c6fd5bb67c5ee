/** `npm run bench -- live`: a table with 5,000 pages that watch it, and 5,000 bets in the last three seconds of a round. */
import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '#contract/live.ts'
import type { OpenItem } from '#ledger/types.ts'
import type { MemberCaller } from '#server/call.ts'
import { person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import type { App } from '#server/app.ts'
import { hostOf } from '#features/play/shared-rounds/service/host.ts'
import { prepare } from '#features/play/shared-rounds/service/sell.ts'
import { callerOf } from '#features/play/shared-rounds/testing/toys.ts'
import { placeBets } from '#features/play/tables/service/bets/place.ts'
import { seriesOf, tableOf } from '#features/play/tables/service/catalogue.ts'
import { tellRound } from '#features/play/tables/service/news.ts'
import { dealOn, endBets, openTable } from '#features/play/tables/testing/tables.ts'
import { major, moneyText } from '#kit/money.ts'
import { p99, quartiles, type Goal, type Reached } from '../goals.ts'
import { noise } from '../cpu.ts'
import { openPlace } from '../place.ts'
import { openPages } from '../sockets.ts'

/** The last seconds of a round, into which its bets are spread evenly. */
const WITHIN_MS = 3_000
/** Each member bets so often in a round. */
const EACH = 10
const TABLE = 'BAC1'
const KEYS = ['banker', 'player', 'tie']

const goals: Readonly<Record<'bet' | 'beside' | 'result' | 'memory', Goal>> = {
  bet: {
    id: 'T1',
    better: 'less',
    must: 800,
    ambitious: 150,
    unit: 'ms',
    what: '5,000 bets in three seconds at one table, 5,000 pages and their server in one process: p99 of a reply',
  },
  beside: {
    id: 'T2',
    better: 'less',
    must: 15,
    ambitious: 3,
    unit: '×',
    what: 'that p99 against the p99 of the batcher alone, with the same postings at the same pace',
  },
  result: {
    id: 'T3',
    better: 'less',
    must: 500,
    ambitious: 200,
    unit: 'ms',
    what: 'the result of a round to 5,000 sockets of one process, clients on the same cores: p99 of the pages',
  },
  memory: {
    id: 'T4',
    better: 'less',
    must: 120,
    ambitious: 60,
    unit: 'KiB',
    what: 'memory per socket, its client in the same process included',
  },
}

type Telling = (line: string) => void

export async function benchLive(isQuick: boolean, tell: Telling): Promise<readonly Reached[]> {
  const place = await openPlace()
  process.env['FAIRHOUSE_TEST_PG'] = place.ownerUrl
  const { testApp } = await import('#apps/server/testing/test-app.ts')
  const at = await testApp()
  try {
    const bets = isQuick ? 500 : 5_000
    tell(`Live table: ${noise()}`)
    const members: MemberCaller[] = []
    while (members.length < bets / EACH)
      members.push(await callerOf(at, await person(at, { balance: major(100_000_000) })))
    const bare = await bareBatcher(at, members, bets)
    tell(`  the batcher alone: ${bets} stakes in three seconds, p99 ${bare.toFixed(1)} ms`)
    return await besidePages(at, { members, bets, bare, rounds: isQuick ? 2 : 4, tell })
  } finally {
    await at.close()
    await place.close()
  }
}

/** Starts so many things evenly within the time; returns how long each took. */
async function paced(count: number, each: (nth: number) => Promise<void>): Promise<readonly number[]> {
  const times: number[] = []
  const start = performance.now()
  const running: Promise<void>[] = []
  for (let nth = 0; nth < count; nth += 1) {
    while (performance.now() < start + (nth * WITHIN_MS) / count)
      await new Promise((turn) => setImmediate(turn))
    const asked = performance.now()
    running.push(each(nth).then(() => void times.push(performance.now() - asked)))
  }
  await Promise.all(running)
  return times
}

/** The same postings, given to the batcher as they are. */
async function bareBatcher(at: TestApp, members: readonly MemberCaller[], bets: number): Promise<number> {
  const p99s: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const round = await openTable(at, tableOf('BAC2')!)
    const items: OpenItem[] = []
    for (let nth = 0; nth < bets; nth += 1) {
      const lines = [[KEYS[nth % KEYS.length], moneyText(major(100_000)), null]]
      const prepared = await prepare(hostOf(at.app), members[nth % members.length]!, {
        round,
        key: randomUUID(),
        lines,
      })
      if ('refused' in prepared) throw new Error(`bench: ${prepared.refused}`)
      items.push(prepared.item)
    }
    const times = await paced(bets, async (nth) => {
      const { status } = await at.app.ledger.enqueue(items[nth]!)
      if (status !== 'ok') throw new Error(`bench: the batcher said ${status}`)
    })
    if (run > 0) p99s.push(p99(times)) // the first warms up
    await endBets(at, round)
    await dealOn(at, round, 'revealed')
  }
  return quartiles(p99s).median
}

type Beside = {
  readonly members: readonly MemberCaller[]
  readonly bets: number
  readonly bare: number
  readonly rounds: number
  readonly tell: Telling
}

/** Bets and results of rounds while as many pages watch the table. */
async function besidePages(
  at: TestApp,
  { members, bets, bare, rounds, tell }: Beside,
): Promise<readonly Reached[]> {
  const { live, pages, memory, close } = await openPages(at, bets, [`table:${TABLE}`])
  const heard: { times: number[]; since: number } = { times: [], since: 0 }
  for (const page of pages)
    page.on('hints', (hints: readonly LiveEvent[]) => {
      if (hints.some(({ topic }) => topic === 'tables.round'))
        heard.times.push(performance.now() - heard.since)
    })
  // what the product publishes reaches the pages of this process
  const app: App = {
    ...at.app,
    events: { ...at.app.events, publish: (room, hint) => live.publish(room, hint) },
  }
  const row = tableOf(TABLE)!
  const [replies, results]: [number[], number[]] = [[], []]
  for (let nth = 0; nth < rounds; nth += 1) {
    const round = await openTable(at, row)
    const times = await paced(bets, async (one) => {
      const input = {
        params: { table: TABLE },
        body: { round, bets: [{ key: KEYS[one % KEYS.length]!, stake: major(10_000) }] },
      }
      const placed = await placeBets(app, input, {
        member: members[one % members.length]!,
        key: randomUUID(),
      })
      if ('refused' in placed) throw new Error(`bench: ${placed.refused}`)
    })
    await endBets(at, round)
    await dealOn(at, round, 'drawn')
    heard.times = []
    heard.since = performance.now()
    await tellRound(app, { id: round, series: seriesOf(row) })
    while (heard.times.length < bets) await new Promise((turn) => setImmediate(turn))
    const delivered = p99(heard.times)
    await dealOn(at, round, 'revealed')
    tell(
      `  ${bets} bets p99 ${p99(times).toFixed(0)} ms, the result to ${bets} pages p99 ${delivered.toFixed(0)} ms`,
    )
    if (nth === 0) continue // warms up
    replies.push(p99(times))
    results.push(delivered)
  }
  await close()
  const measured = (goal: Goal, values: readonly number[]): Reached => {
    const { low, median, high } = quartiles(values)
    return { goal, value: median, low, high, isNoisy: high > 1.5 * low }
  }
  return [
    measured(goals.bet, replies),
    measured(
      goals.beside,
      replies.map((ms) => ms / bare),
    ),
    measured(goals.result, results),
    measured(goals.memory, [memory]),
  ]
}
