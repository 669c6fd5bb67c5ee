import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { instant } from '#features/play/settled-play/testing/windows.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { rank, runRaces } from './service/count.ts'
import { payPrizes } from './service/pay.ts'
import { insertPrizes, lockPrizes, rankRace } from './store/final.ts'
import { endRace } from './store/races.ts'
import { finish, plain, race, running, work } from './testing/races.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const bet = (who: Person, whole: number, times = 1) =>
  at.app.ledger.enqueue(instant(who, { stake: major(whole), win: major(whole * times) }))

const players = async (count: number): Promise<Person[]> => {
  const made: Person[] = []
  for (let n = 0; n < count; n += 1) made.push(await person(at, { balance: major(1_000) }))
  return made
}

/** A moment after every bet of the test: dates have milliseconds, facts microseconds. */
const soon = () => new Date(Date.now() + 5)

/** Ends a race and closes its windows. */
async function over(id: string): Promise<void> {
  const now = soon()
  await inTransaction(at.app.db, (tx) => endRace(tx, id, now))
  await run(at.database.owner, sql`update race set closes_at = ends_at where id = ${id}`)
  await finish(at, now)
}

/** One race as a member or visitor sees it. Rankings are cached for two seconds, the own part is not. */
const seen = async (who: Person | null, id: string) => {
  const api = who ? who.api : at.api()
  return (await api.races.leaderboard()).rows.find((row) => row.id === id)
}

const prizesOf = (id: string) =>
  many(
    at.app.db,
    sql<{ memberId: bigint; state: string; amount: bigint }>`
      select w.member_id, w.state, w.amount from reward w where w.campaign = ${id} order by w.amount desc, w.member_id
    `,
  )

test('PRO-06 members join, bets from then on count, and each sees the own place; names are masked', async () => {
  const id = await race(at, plain, running(at))
  const [mai, an, binh] = (await players(3)) as [Person, Person, Person]
  await bet(mai, 500)
  for (const who of [mai, an, binh]) await who.api.races.join({ params: { id } })
  await bet(mai, 10)
  await bet(an, 30)
  await bet(binh, 20)
  await run(at.database.owner, sql`update member set is_shown_in_winners = false where id = ${binh.id}`)
  await work(at)
  const board = await seen(mai, id)
  expect(board).toMatchObject({ state: 'live', players: 3, factsHash: null })
  expect(board?.top.map(({ place, name, score, isOwn }) => [place, name, score, isOwn])).toEqual([
    [1, maskedName(an.account), major(30), false],
    [2, null, major(20), false],
    [3, maskedName(mai.account), major(10), true],
  ])
  expect(board?.own).toMatchObject({ place: 3, score: major(10), bets: 1n })
  expect((await seen(null, id))?.own).toBeNull()
  expect((await seen(binh, id))?.own).toMatchObject({ place: 2, name: maskedName(binh.account) })
  // leaving takes the score off, coming back starts again
  await an.api.races.leave({ params: { id } })
  await work(at)
  expect((await seen(mai, id))?.own).toMatchObject({ place: 2 })
  await an.api.races.join({ params: { id } })
  await work(at)
  expect((await seen(an, id))?.own).toMatchObject({ place: null, score: 0n })
})

test('PRO-06 refuses joining and leaving where there is nothing to join, and the file before it is final', async () => {
  const id = await race(at, plain, running(at))
  const [mai] = (await players(1)) as [Person]
  const amber = await person(at, { merchant: 'AMBER' })
  const params = { id }
  expect(await refusal(amber.api.races.join({ params }))).toBe('races.unknown')
  expect(await refusal(mai.api.races.leave({ params }))).toBe('races.unknown')
  expect(await refusal(at.api().races.file({ params }))).toBe('races.notFinal')
  expect(await refusal(at.api().races.file({ params: { id: crypto.randomUUID() } }))).toBe('races.unknown')
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.clock.now() })
  expect(await refusal(mai.api.races.join({ params }))).toBe('races.notNow')
  expect(await mai.api.races.leaderboard()).toEqual({ isOffered: false, rows: [] })
  await over(id)
  const [an] = (await players(1)) as [Person]
  expect(await refusal(an.api.races.join({ params }))).toBe('races.notOpen')
  expect(await refusal(an.api.races.leave({ params }))).toBe('races.notOpen')
})

test('PRO-06 a worker that is killed between any two steps pays no one twice and leaves no one out', async () => {
  const id = await race(at, plain, running(at))
  const all = await players(5)
  for (const [n, who] of all.entries()) {
    await who.api.races.join({ params: { id } })
    await bet(who, 10 + n)
  }
  await work(at)
  const now = soon()
  await inTransaction(at.app.db, (tx) => endRace(tx, id, now))
  await run(at.database.owner, sql`update race set closes_at = ends_at where id = ${id}`)
  // killed within the ranking: nothing of it stays
  const killed = inTransaction(at.app.db, async (tx) => {
    await rankRace(tx, { race: id, batch: 1_000_000n, now })
    await insertPrizes(tx, id, [{ memberId: all[0]!.id, gift: plain.prizes[0]!.gift }], now)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await many(at.app.db, sql`select 1 from race_result where race = ${id}`)).toEqual([])
  // several workers rank and pay at once; one is killed with prizes in its hands
  const stopPaying = inTransaction(at.app.db, async (tx) => {
    await lockPrizes(tx, at.clock.now(), 2)
    throw new Error('killed')
  })
  await Promise.all([finish(at, now), finish(at, now), expect(stopPaying).rejects.toThrow('killed')])
  await Promise.all([rank(at.app, id), payPrizes(at.app), payPrizes(at.app), runRaces(at.app)])
  // killed after the offer: offer and note are one transaction, so asking again finds the same key
  await run(at.database.owner, sql`update race_prize set due_at = ${at.clock.now()} where race = ${id}`)
  await payPrizes(at.app)
  expect((await prizesOf(id)).map(({ memberId, amount, state }) => [memberId, amount, state])).toEqual([
    [all[4]!.id, major(50), 'offered'],
    [all[3]!.id, major(20), 'offered'],
    ...[all[0]!, all[1]!, all[2]!].map(({ id: member }) => [member, 10n, 'offered']),
  ])
  expect(await seen(all[4]!, id)).toMatchObject({ state: 'final', facts: 5, own: { place: 1 } })
})

test('PRO-06 a hundred simultaneous claims of one prize credit it once', async () => {
  const id = await race(at, plain, running(at))
  const [mai] = (await players(1)) as [Person]
  await mai.api.races.join({ params: { id } })
  await bet(mai, 10)
  await over(id)
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  const prize = rows.find(({ source }) => source === 'races')!
  const claims = await Promise.all(
    Array.from({ length: 100 }, () =>
      mai.api.rewards.claim({ params: { id: prize.id } }).then(
        () => 'got',
        () => 'refused',
      ),
    ),
  )
  expect(claims.filter((claim) => claim === 'got')).toHaveLength(1)
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(1_050))
})

test('R9 a player at risk is not named, is offered no prize, and gets it when that ends', async () => {
  const id = await race(at, plain, running(at))
  const [mai, an] = (await players(2)) as [Person, Person]
  for (const who of [mai, an]) await who.api.races.join({ params: { id } })
  await bet(mai, 20)
  await bet(an, 10)
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.clock.now() })
  await over(id)
  const board = await seen(an, id)
  expect(board?.top.map(({ place, name }) => [place, name])).toEqual([
    [1, null],
    [2, maskedName(an.account)],
  ])
  expect((await prizesOf(id)).map(({ memberId }) => memberId)).toEqual([an.id])
  await run(at.database.owner, sql`delete from marketing_stop where member_id = ${mai.id}`)
  await run(
    at.database.owner,
    sql`update race_prize set due_at = due_at - interval '1 hour' where race = ${id}`,
  )
  await payPrizes(at.app)
  await payPrizes(at.app)
  expect((await prizesOf(id)).map(({ memberId }) => memberId)).toEqual([mai.id, an.id])
})

test('PRO-06 R9 operators draft and launch with a second one, and end a race early', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const startsAt = new Date(at.clock.now().getTime() - 1_000)
  const body = {
    merchant: 'JADE',
    currency: 'VND',
    title: { en: 'Week of dice', vi: 'Tuần xúc xắc' },
    data: { ...plain, play: { ...plain.play, from: 6 } },
    terms: null,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7 * 86_400_000),
    settleHours: 24,
    claimDays: 7,
  } as const
  await applySetting(at, 'JADE', 'quietTo', 6)
  const draft = (more: object) => linh.api.racesOffice.draft({ body: { ...body, ...more } })
  expect(await detailOf(draft({ data: plain }))).toEqual({ problem: 'night' })
  expect(await detailOf(draft({ data: { ...body.data, dailyCap: null } }))).toEqual({ problem: 'cap' })
  expect(await refusal(draft({ currency: 'USD' }))).toBe('races.unsound')
  const { id } = await draft({})
  const [mai] = (await players(1)) as [Person]
  expect(await refusal(mai.api.races.join({ params: { id } }))).toBe('races.unknown')
  const reason = { reason: 'the winter race' }
  const params = { id }
  expect(await refusal(linh.alone.racesOffice.launch({ params, body: reason }))).toBe('approvals.sent')
  await linh.api.racesOffice.launch({ params, body: reason })
  expect(await refusal(linh.api.racesOffice.launch({ params, body: reason }))).toBe('races.notDraft')
  await mai.api.races.join({ params: { id } })
  at.clock.forward(1_000)
  await linh.api.racesOffice.stop({ params, body: reason })
  expect(await refusal(linh.api.racesOffice.stop({ params, body: reason }))).toBe('races.notLive')
  const unknown = { id: crypto.randomUUID() }
  expect(await refusal(linh.api.racesOffice.stop({ params: unknown, body: reason }))).toBe('races.unknown')
  expect(await refusal(linh.api.racesOffice.launch({ params: unknown, body: reason }))).toBe('races.unknown')
  expect(await refusal(mai.api.races.join({ params: { id } }))).toBe('races.notOpen')
  const { rows } = await linh.api.racesOffice.list({ query: { merchant: 'JADE' } })
  expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'live', players: 1, won: 0 })
  const next = await draft({ startsAt: new Date(startsAt.getTime() + 86_400_000) })
  await linh.api.racesOffice.launch({ params: next, body: reason })
  await linh.api.racesOffice.stop({ params: next, body: reason })
  const after = await linh.api.racesOffice.list({ query: { merchant: 'JADE' } })
  expect(after.rows.find((row) => row.id === next.id)?.state).toBe('cancelled')
})
