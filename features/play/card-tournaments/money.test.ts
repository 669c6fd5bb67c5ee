import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { driveTournaments, stepOne } from './service/drive.ts'
import { startDue } from './service/start.ts'
import { closeRegistration, enter, lose, makeOne, scheduled } from './testing/tournaments.ts'

let at: TestApp
let linh: Operator
let people: readonly Person[]
const reason = 'asked for by a test'
const START = major(1_000_000)
const FEE = major(2_000)
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const moneyOf = async (members: readonly Person[]) =>
  (
    await one(
      at.app.db,
      sql<{ sum: bigint }>`
        select coalesce(sum(balance), 0)::int8 as sum from wallet_view
        where owner = any(${members.map(({ id }) => id)}::bigint[]) and kind in ('cash', 'chips')
      `,
    )
  ).sum
const rowOf = (id: bigint) =>
  one(
    at.app.db,
    sql<{ state: string; entries: number }>`
      select state, (select count(*)::int from card_tournament_entry where tournament = ${id}) as entries
      from card_tournament where id = ${id}
    `,
  )

/** A worker that dies before its commit: everything that it did is undone. */
async function dies(id: bigint): Promise<void> {
  const dead = new Error('dead')
  const work = inTransaction(at.app.db, async (tx) => {
    await startDue({ ...at.app, db: tx }, id)
    await stepOne({ ...at.app, db: tx }, id)
    throw dead
  })
  await work.catch((error: unknown) => {
    if (error !== dead) throw error
  })
}

const CANCEL = 12
const REENTERED: [number, number, number][] = [
  [0, 0, 0],
  [0, 1, 0],
  [6, 0, 0],
  [8, 0, 1],
  [0, 0, 0],
  [CANCEL, 0, 0],
]
type Command = readonly [what: number, who: number, other: number]
async function run(id: bigint, [what, first, second]: Command): Promise<void> {
  const who = people[first % people.length]!
  const other = people[second % people.length]!
  if (what < 5) await refusal(enter(who, id))
  else if (what < 6) await refusal(who.api.tournaments.unregister({ params: { id } }))
  else if (what < 7) await Promise.all([driveTournaments(at.app), driveTournaments(at.app)])
  else if (what < 8) await dies(id)
  else if (what < 11 && who !== other) await lose(at, id, { loser: who.id, winner: other.id })
  else if (what < 12) await closeRegistration(at, id)
  else if (what === CANCEL)
    await refusal(linh.api.tournamentsOffice.cancel({ params: { merchant: 'JADE', id }, body: { reason } }))
}

test('M1 M5 STU-05 whatever happens to a tournament, money before is money after and the fees of one that was played', async () => {
  const command = fc.tuple(fc.nat({ max: CANCEL }), fc.nat({ max: 3 }), fc.nat({ max: 3 }))
  const runs = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 60 : 5
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(command, { minLength: 12, maxLength: 30 })), async (commands) => {
      people = await Promise.all([0, 1, 2, 3].map(() => person(at, { balance: START })))
      const id = await makeOne(at, scheduled)
      for (const each of commands) {
        await run(id, each)
        const { state, entries } = await rowOf(id)
        const kept = state === 'over' ? BigInt(entries) * FEE : 0n
        expect(await moneyOf(people)).toBe(START * 4n - kept)
      }
      // to its end: one wins it all, or too few have entered
      const [winner, ...others] = people
      await driveTournaments(at.app)
      await closeRegistration(at, id)
      for (const { id: loser } of others) await lose(at, id, { loser, winner: winner!.id })
      if ((await rowOf(id)).state === 'running')
        await linh.api.tournamentsOffice.cancel({ params: { merchant: 'JADE', id }, body: { reason } })
      const { state, entries } = await rowOf(id)
      expect(await moneyOf(people)).toBe(START * 4n - (state === 'over' ? BigInt(entries) * FEE : 0n))
      const { chips } = await one(
        at.app.db,
        sql<{ chips: bigint }>`
          select coalesce(sum(balance), 0)::int8 as chips from wallet_view
          where owner = any(${people.map((each) => each.id)}::bigint[]) and kind = 'chips'
        `,
      )
      expect([chips, state === 'open']).toEqual([0n, false])
    }),
    // one who was out entered again, and then it is cancelled: three entries of two people are returned
    { numRuns: runs, examples: [[REENTERED]] },
  )
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('STU-05 two operators open a tournament and cancel one: entries are returned, the log has who and why', async () => {
  const mai = await person(at, { balance: START })
  const body = {
    merchant: 'JADE',
    game: 'holdem' as const,
    nameEn: 'Sunday special',
    nameVi: 'Giải Chủ nhật',
    kind: 'scheduled' as const,
    isPractice: false,
    seats: 6,
    buyIn: major(50_000),
    fee: major(5_000),
    stack: major(3_000),
    speed: 'regular' as const,
    playersMin: 2,
    playersMax: 60,
    startsAt: new Date(at.clock.now().getTime() + 3_600_000),
    lateLevels: 4,
    reEntries: 1,
    repeatMinutes: null,
    reason,
  }
  const office = linh.api.tournamentsOffice
  const make = (change: Partial<typeof body>) => office.make({ body: { ...body, ...change } })
  expect(await refusal(make({ fee: major(20_000) }))).toBe('tournamentsOffice.unsound')
  expect(await refusal(make({ merchant: 'NONE' }))).toBe('tournamentsOffice.unknownBrand')
  await make({})
  const { rows } = await office.list({ query: { merchant: 'JADE' } })
  const row = rows.find(({ pool, name }) => name === 'Sunday special' && pool === 0n)!
  await enter(mai, row.id)
  const params = { merchant: 'JADE', id: row.id }
  expect(await refusal(linh.alone.tournamentsOffice.cancel({ params, body: { reason } }))).toBe(
    'approvals.sent',
  )
  await office.cancel({ params, body: { reason } })
  expect(await refusal(office.cancel({ params, body: { reason } }))).toBe('tournamentsOffice.isOver')
  const unknown = { ...params, id: 999_999n }
  expect(await refusal(office.one({ params: unknown }))).toBe('tournamentsOffice.unknown')
  expect(await refusal(office.cancel({ params: unknown, body: { reason } }))).toBe(
    'tournamentsOffice.unknown',
  )
  const shown = await office.one({ params })
  expect(shown.players).toMatchObject([{ member: mai.id, prize: 0n }])
  expect(shown.incidents.map(({ kind, reason: why }) => [kind, why])).toEqual([
    ['cancelled', reason],
    ['made', reason],
  ])
  expect(shown.incidents.every(({ byName, approvedBy }) => byName !== '' && approvedBy !== '')).toBe(true)
  expect(await moneyOf([mai])).toBe(START)
})
