import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import type { DrawData } from './rules/draw.ts'
import { listHash, verifyDraw } from './rules/proof.ts'
import { readList } from './rules/raffle.ts'
import { advanceDraws, drawRaffle, offerWon, seal } from './service/advance.ts'
import { drawById } from './store/draws.ts'
import { bodyOf, give, launched, offer, units } from './testing/draws.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const HOUR_MS = 3_600_000
const raffle: DrawData = {
  kind: 'raffle',
  prizes: [
    { prize: { kind: 'cash', amount: units(50) }, count: 1 },
    { prize: { kind: 'cash', amount: units(5) }, count: 2 },
  ],
  oneEach: true,
  waitMinutes: 60,
  claimTickets: 0,
}

const later = (ms: number): void => at.clock.set(new Date(at.app.clock.now().getTime() + ms))

/** A raffle in which four members have tickets; it ends in an hour. */
async function sold() {
  const { id, linh } = await launched(at, raffle)
  const people = await Promise.all([1, 2, 3, 4].map(() => person(at)))
  for (const [nth, each] of people.entries())
    await give(at, each, { kind: 'tickets', draw: id, count: nth + 1 })
  return { id, linh, people }
}

test('PRO-01 a raffle gives numbered tickets, seals their list, draws from it and pays the winners once', async () => {
  const { id, people } = await sold()
  const params = { id }
  const [mai, , , an] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  const before = await an.api.draws.one({ params })
  expect(before).toMatchObject({ taken: 10, list: null, winners: [], mine: { tickets: 4 } })
  expect(await refusal(an.api.draws.ticketList({ params }))).toBe('draws.unknown')
  later(HOUR_MS)
  await Promise.all([advanceDraws(at.app), advanceDraws(at.app)])
  const { list, hash } = await an.api.draws.ticketList({ params })
  const sealed = await an.api.draws.one({ params })
  expect(sealed).toMatchObject({ phase: 'sealed', winners: [], list: { hash, tickets: 10 } })
  expect(listHash(list)).toBe(hash)
  const own = readList(list)?.filter(({ holder }) => holder === sealed.mine?.holder)
  expect(own).toMatchObject(sealed.mine?.ranges ?? [])
  expect(await refusal(an.api.draws.proof({ params }))).toBe('draws.notRevealed')
  later(HOUR_MS)
  await Promise.all([advanceDraws(at.app), advanceDraws(at.app), advanceDraws(at.app)])
  const drawn = await mai.api.draws.one({ params })
  expect(drawn).toMatchObject({ phase: 'over', commitment: before.commitment, list: { hash } })
  expect(drawn.winners.map(({ place }) => place)).toEqual([1, 2, 3])
  const record = await mai.api.draws.proof({ params })
  expect(record.commitment).toBe(before.commitment)
  expect(verifyDraw(record)).toMatchObject({ verdict: 'same', differences: [] })
  await creditClaimed(at.app)
  const balances = await Promise.all(
    people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance),
  )
  expect(balances.map(Number).toSorted((a, b) => a - b)).toEqual(
    [0n, major(5), major(5), major(50)].map(Number),
  )
})

test('PRO-02 tickets given while the list is sealed are on it, or stay claimable', async () => {
  const { id, people } = await sold()
  later(HOUR_MS - 1)
  const draw = (await drawById(at.app.db, id))!
  await Promise.all(people.map((each) => offer(at, each, { kind: 'tickets', draw: id, count: 3 })))
  const now = at.app.clock.now()
  await Promise.all([
    creditClaimed(at.app),
    inTransaction(at.app.db, (tx) => seal(tx, draw, now)),
    creditClaimed(at.app),
  ])
  await creditClaimed(at.app)
  const { list } = await people[0]!.api.draws.ticketList({ params: { id } })
  const { taken } = await people[0]!.api.draws.one({ params: { id } })
  expect(readList(list)?.at(-1)?.last).toBe(taken)
  const states = await many<{ state: string }>(
    at.app.db,
    sql`select state from reward where kind = 'tickets' and detail->>'draw' = ${id}`,
  )
  const credited = states.filter(({ state }) => state === 'credited').length - 4
  expect(taken).toBe(10 + 3 * credited)
  expect(states.filter(({ state }) => state === 'offered')).toHaveLength(4 - credited)
})

test('PRO-02 a hundred simultaneous credits give each ticket one holder', async () => {
  const { id } = await launched(at, raffle)
  const mai = await person(at)
  const an = await person(at)
  for (let nth = 0; nth < 50; nth++)
    await offer(at, nth % 2 ? mai : an, { kind: 'tickets', draw: id, count: 1 + (nth % 3) })
  await Promise.all(Array.from({ length: 8 }, () => creditClaimed(at.app)))
  const { ranges, total } = await one<{ ranges: number; total: number }>(
    at.app.db,
    sql`
      select count(*)::int as ranges, sum(last - first + 1)::int as total
      from raffle_ticket
      where draw = ${id}
    `,
  )
  expect([ranges, total]).toEqual([50, 99])
  const { taken } = await mai.api.draws.one({ params: { id } })
  expect(taken).toBe(99)
})

test('PRO-02 a worker killed between any two steps of a raffle pays each winner once and skips none', async () => {
  const { id, people } = await sold()
  const now = () => at.app.clock.now()
  const killed = (step: (tx: Parameters<typeof seal>[0]) => Promise<void>) =>
    inTransaction(at.app.db, async (tx) => {
      await step(tx)
      throw new Error('killed')
    }).catch(() => undefined)
  const draw = async () => (await drawById(at.app.db, id))!
  later(HOUR_MS)
  const live = await draw()
  await killed((tx) => seal(tx, live, now()))
  expect((await draw()).state).toBe('live')
  await inTransaction(at.app.db, (tx) => seal(tx, live, now()))
  // a second worker that read the raffle before
  await inTransaction(at.app.db, (tx) => seal(tx, live, now()))
  later(HOUR_MS)
  const sealed = await draw()
  await killed((tx) => drawRaffle(at.app, tx, sealed, now()))
  expect((await draw()).state).toBe('sealed')
  await inTransaction(at.app.db, (tx) => drawRaffle(at.app, tx, sealed, now()))
  await inTransaction(at.app.db, (tx) => drawRaffle(at.app, tx, sealed, now()))
  // one prize is offered, then another worker takes over
  expect(await offerWon(at.app, now())).toBe(true)
  await Promise.all([advanceDraws(at.app), advanceDraws(at.app)])
  await Promise.all([creditClaimed(at.app), creditClaimed(at.app)])
  const balances = await Promise.all(
    people.map(async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance),
  )
  expect(balances.reduce((total: bigint, each) => total + (each ?? 0n), 0n)).toBe(major(60))
  expect(balances.filter((each) => each === 0n)).toHaveLength(1)
})

test('R9 a winner to whom nothing may be offered gets the prize afterwards', async () => {
  const one = await launched(at, { ...raffle, prizes: raffle.prizes.slice(0, 1) })
  const mai = await person(at)
  await give(at, mai, { kind: 'tickets', draw: one.id, count: 1 })
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  later(HOUR_MS)
  await advanceDraws(at.app)
  later(HOUR_MS)
  await advanceDraws(at.app)
  await creditClaimed(at.app)
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(0n)
  later(48 * HOUR_MS)
  await advanceDraws(at.app)
  await creditClaimed(at.app)
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(50))
})

test('PRO-01 a promoted raffle gives each member its tickets once, in the list of promotions and on its own page', async () => {
  const { id } = await launched(at, { ...raffle, claimTickets: 2 })
  const [mai, an] = [await person(at), await person(at)]
  const { claimable } = (await mai.api.draws.one({ params: { id } })).mine!
  expect(claimable).toBe(2)
  const claims = await Promise.allSettled([
    mai.api.promotionsRelay.claimRaffle({ body: { id } }),
    mai.api.draws.claimTickets({ params: { id } }),
    mai.api.draws.claimTickets({ params: { id } }),
  ])
  expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await creditClaimed(at.app)
  expect((await mai.api.draws.one({ params: { id } })).mine).toMatchObject({ tickets: 2, claimable: 0 })
  expect(await refusal(mai.api.draws.claimTickets({ params: { id } }))).toBe('draws.notOpen')
  const plain = await launched(at, raffle)
  expect(await refusal(an.api.draws.claimTickets({ params: { id: plain.id } }))).toBe('draws.unknown')
  await stopMarketing(at.app.db, { memberId: an.id, until: null, why: 'harm', now: at.app.clock.now() })
  expect(await refusal(an.api.draws.claimTickets({ params: { id } }))).toBe('draws.notNow')
})

test('PRO-02 drafts name their problem, and only a second operator launches', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const draft = (data: DrawData, more: Partial<ReturnType<typeof bodyOf>> = {}) =>
    linh.api.drawsOffice.draft({ body: { ...bodyOf(at, data), ...more } })
  expect(await refusal(draft({ kind: 'wheel', segments: [] }))).toBe('draws.unsound')
  expect(await refusal(draft(raffle, { endsAt: null }))).toBe('draws.unsound')
  const foreign = { kind: 'spins', draw: '019300aa-0000-7000-8000-000000000000', count: 1 } as const
  expect(await refusal(draft({ kind: 'checkIn', rewards: [foreign] }))).toBe('draws.unsound')
  const { id } = await draft(raffle)
  const params = { id }
  const body = { reason: 'the test campaign' }
  const mai = await person(at)
  expect(await refusal(mai.api.draws.one({ params }))).toBe('draws.unknown')
  expect(await refusal(linh.alone.drawsOffice.launch({ params, body }))).toBe('approvals.sent')
  await linh.api.drawsOffice.launch({ params, body })
  expect(await refusal(linh.api.drawsOffice.launch({ params, body }))).toBe('draws.notDraft')
  const { rows } = await linh.api.drawsOffice.list({ query: { merchant: 'JADE' } })
  expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'live', results: 0, cost: 0n })
  const late = await draft(raffle, { endsAt: new Date(at.app.clock.now().getTime() + 60_000) })
  later(60_000)
  expect(await refusal(linh.api.drawsOffice.launch({ params: { id: late.id }, body }))).toBe('draws.unsound')
})

test('PRO-02 the report compares the cost with the one expected from the odds', async () => {
  const { id, linh, people } = await sold()
  const { rows } = await linh.api.drawsOffice.list({ query: { merchant: 'JADE' } })
  expect(rows.find((row) => row.id === id)).toMatchObject({
    results: 10,
    members: people.length,
    cost: 0n,
    expected: major(60),
  })
})
