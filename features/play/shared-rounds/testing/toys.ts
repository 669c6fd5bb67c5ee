import { one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { MemberCaller } from '#server/call.ts'
import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { offerInstead, type Host, type SharedGames } from '../service/host.ts'
import { ensureSeries, scheduleRounds, type SeriesAsked } from '../service/series.ts'
import { stepRound } from '../service/steps/step.ts'
import { roundById, type RoundRow } from '../store/rounds.ts'
import { toyCrash } from './toy-crash.ts'
import { toyLottery } from './toy-lottery.ts'
import { toyShoe } from './toy-shoe.ts'

const base = { vendor: 'JADE_FORGE', category: 'LOTT', name: { en: 'Toy', vi: 'Toy' } } as const

export const toyGames: SharedGames = {
  rows: [
    { ...base, game: toyLottery },
    { ...base, game: toyCrash },
    { ...base, game: toyShoe },
  ],
  earlier: [],
}

export const toyHost = (at: TestApp): Host => offerInstead(at.app, toyGames)

const HOUR_MS = 60 * 60_000
let numbers = 0n

/** A round of a toy that is open now for an hour; its series is created with it. */
export async function openRound(
  host: Host,
  game = 'toy-lottery',
  more: Partial<SeriesAsked> = {},
): Promise<RoundRow> {
  const key = more.key ?? `${game}-${(numbers += 1n)}`
  await ensureSeries(host, { key, game, source: 'chain', schedule: null, chainLength: 50, ...more })
  const [id] = await nextRounds(host, key, 1)
  await stepRound(host, id!)
  return now(host, id!)
}

/** Further rounds of a series, on sale from now. */
export async function nextRounds(host: Host, key: string, count: number): Promise<readonly string[]> {
  const at = Date.now()
  const { last } = await one(
    host.app.db,
    sql<{
      last: bigint
    }>`select coalesce(max(number), 0)::int8 as last from shared_round where series = ${key}`,
  )
  const times = Array.from({ length: count }, (_, place) => {
    const number = last + BigInt(place) + 1n
    const closesAt = new Date(at + HOUR_MS + place * 60_000)
    return { number, label: `${number}`, opensAt: new Date(at - HOUR_MS), closesAt, drawsAt: closesAt }
  })
  return scheduleRounds(host, key, times)
}

export async function now(host: Host, id: string): Promise<RoundRow> {
  const round = await roundById(host.app.db, id)
  if (!round) throw new Error(`no round ${id}`)
  return round
}

/** Ends the sale of a round now: its times move into the past. As the owner: the product never does this. */
export async function endSale(at: TestApp, id: string): Promise<void> {
  const { owner } = at.database
  await run(
    owner,
    sql`update bet_window set opens_at = least(opens_at, clock_timestamp()), closes_at = clock_timestamp() where id = ${id}`,
  )
  await run(
    owner,
    sql`
      update shared_round
      set opens_at = least(opens_at, clock_timestamp() - interval '1 hour'), closes_at = clock_timestamp(),
        draws_at = clock_timestamp(), due_at = clock_timestamp()
      where id = ${id}
    `,
  )
}

/** Makes a round that waits for another due at once. */
export async function makeDue(at: TestApp, id: string): Promise<void> {
  await run(at.database.owner, sql`update shared_round set due_at = clock_timestamp() where id = ${id}`)
}

/** Steps a round until it is not due any more; returns its row. */
export async function finish(host: Host, id: string): Promise<RoundRow> {
  for (let steps = 0; steps < 200; steps++) if (!(await stepRound(host, id))) return now(host, id)
  throw new Error(`round ${id} does not come to an end`)
}

export async function callerOf(at: TestApp, { token }: Person): Promise<MemberCaller> {
  const caller = await at.app.callers.member(token, at.clock.now())
  if (!caller) throw new Error('not a session')
  return caller
}

export type Lines = readonly (readonly [string, string, Json])[]

export const straight = (number: number, stake = '1.00') => ['straight', stake, { number }] as const
export const side = (parity: 'odd' | 'even', stake = '1.00') => ['side', stake, { side: parity }] as const
