import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { instant, uncounted } from '#features/play/settled-play/testing/windows.ts'
import { major } from '#kit/money.ts'
import type { RoundItem } from '#ledger/types.ts'
import { walletById } from '#ledger/wallets.ts'
import type { Gift } from './rules/gift.ts'
import { countMissions } from './service/count.ts'
import { settleDue } from './service/settle.ts'
import { stopMission } from './store/missions.ts'
import { addFacts, lockMark, moveMark } from './store/progress.ts'
import { always, count, mission, points, validBet } from './testing/missions.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  await countMissions(at.app)
})
afterAll(() => at.close())

async function stopped(id: string): Promise<void> {
  await inTransaction(at.app.db, (tx) => stopMission(tx, id, at.clock.now()))
}

async function bet(who: Person, whole: number, more: Partial<RoundItem> = {}): Promise<RoundItem> {
  const item = instant(who, { stake: major(whole), win: major(whole), ...more })
  await at.app.ledger.enqueue(item)
  return item
}

const undo = (item: RoundItem) =>
  at.app.ledger.enqueue({
    step: 'void',
    key: `${item.key}:void`,
    wallet: item.wallet,
    vendor: item.vendor,
    round: item.round.id,
  })

const rowOf = async (who: Person, id: string) =>
  (await who.api.missions.summary()).rows.find((row) => row.id === id)

test('PRO-06 MEM-07 progress follows settled bets, the badge counts what can be claimed, and a claim credits it', async () => {
  const id = await mission(at, validBet(100), { gift: { kind: 'cash', amount: major(5).toString() } })
  const mai = await person(at, { balance: major(1_000) })
  expect(await rowOf(mai, id)).toMatchObject({ state: 'open', done: 0n, target: major(100) })
  await bet(mai, 60)
  await count(at)
  expect(await rowOf(mai, id)).toMatchObject({ state: 'open', done: major(60) })
  expect((await mai.api.missions.summary()).count).toBe(0)
  await bet(mai, 60)
  await count(at)
  const row = await rowOf(mai, id)
  expect(row).toMatchObject({ state: 'claimable', done: major(120) })
  expect((await mai.api.missions.summary()).count).toBe(1)
  expect((await mai.api.rewards.list({ query: { view: 'claimable' } })).claimable).toBe(1)
  await mai.api.rewards.claim({ params: { id: row!.reward! } })
  expect(await rowOf(mai, id)).toMatchObject({ state: 'claimed', reward: null })
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(1_005))
  await stopped(id)
})

test('PRO-06 a void recalculates what is not claimed and leaves what was claimed', async () => {
  const id = await mission(at, { kind: 'rounds', count: 2, least: major(10).toString(), play: always })
  const [mai, an] = [await person(at, { balance: major(1_000) }), await person(at, { balance: major(1_000) })]
  const bets = new Map<Person, RoundItem>()
  for (const who of [mai, an]) {
    await bet(who, 5) // below the minimum
    await bet(who, 10)
    bets.set(who, await bet(who, 10))
  }
  await count(at)
  const claimed = await rowOf(an, id)
  await an.api.rewards.claim({ params: { id: claimed!.reward! } })
  for (const item of bets.values()) await undo(item)
  await count(at)
  expect(await rowOf(mai, id)).toMatchObject({ state: 'open', done: 1n, reward: null })
  expect(await rowOf(an, id)).toMatchObject({ state: 'claimed', done: 1n })
  // reached again: offered again, and only to the member who has not claimed
  for (const who of [mai, an]) await bet(who, 10)
  await count(at)
  expect(await rowOf(mai, id)).toMatchObject({ state: 'claimable', done: 2n })
  expect(await rowOf(an, id)).toMatchObject({ state: 'claimed' })
  const offers = await many(
    at.app.db,
    sql<{
      state: string
    }>`select state from reward where campaign = ${id} and member_id = ${mai.id} order by offered_at`,
  )
  expect(offers.map(({ state }) => state)).toEqual(['withdrawn', 'offered'])
  await stopped(id)
})

test('PRO-06 days are counted once while a bet of the day stands; deposits and accounts count as they are', async () => {
  const days = await mission(at, { kind: 'daysPlayed', count: 1, play: always }, { period: 'week' })
  const deposits = await mission(at, { kind: 'deposits', count: 1, least: major(50).toString() })
  const profile = await mission(at, { kind: 'account', part: 'identity' }, { period: 'once' })
  const mai = await person(at, { balance: major(1_000) })
  const unverified = await person(at, { isVerified: false })
  await run(
    at.database.owner,
    sql`update member_session set last_seen_at = ${at.clock.now()} where member_id in (${mai.id}, ${unverified.id})`,
  )
  const item = await bet(mai, 5)
  await bet(mai, 5)
  for (const amount of [major(40), major(50)])
    await run(
      at.database.owner,
      sql`
        insert into deposit (merchant, member_id, wallet, currency, method, amount, fee, state, language, created_at, credited_at,
          expires_at)
        select 'JADE', ${mai.id}, ${mai.wallet}, 'VND', m.id, ${amount}, 0, 'paid', 'en', now(), clock_timestamp(), now()
        from deposit_method m
        where m.merchant = 'JADE'
        limit 1
      `,
    )
  await count(at)
  await undo(item)
  await count(at)
  expect(await rowOf(mai, days)).toMatchObject({ done: 1n, state: 'claimable' })
  expect(await rowOf(mai, deposits)).toMatchObject({ done: 1n, state: 'claimable' })
  expect(await rowOf(mai, profile)).toMatchObject({ done: 1n, state: 'claimable' })
  expect(await rowOf(unverified, profile)).toMatchObject({ done: 0n, state: 'open' })
  for (const id of [days, deposits, profile]) await stopped(id)
})

test('PRO-06 a hundred members who reach a mission with three rewards: three get one', async () => {
  const id = await mission(at, validBet(1), { most: 3 })
  const people: Person[] = []
  for (let n = 0; n < 100; n += 1) people.push(await person(at, { balance: major(10) }))
  await Promise.all(people.map((who) => bet(who, 2)))
  await Promise.all(Array.from({ length: 8 }, () => count(at)))
  await count(at)
  const states = await many(
    at.app.db,
    sql<{ state: string }>`select state from reward where campaign = ${id}`,
  )
  expect(states).toHaveLength(3)
  const seen = await Promise.all(people.slice(0, 10).map((who) => rowOf(who, id)))
  expect(new Set(seen.map((row) => row?.state))).toSatisfy((all: Set<string>) =>
    [...all].every((state) => state === 'usedUp' || state === 'claimable'),
  )
  await stopped(id)
})

test('R9 nothing is offered or shown to a member at risk; what they reached is offered when that ends', async () => {
  const id = await mission(at, validBet(1))
  const mai = await person(at, { balance: major(10) })
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.clock.now() })
  await bet(mai, 2)
  await count(at)
  expect(await mai.api.missions.summary()).toMatchObject({ isOffered: false, count: 0, rows: [] })
  expect((await mai.api.rewards.list({ query: { view: 'history' } })).rows).toEqual([])
  await run(at.database.owner, sql`delete from marketing_stop where member_id = ${mai.id}`)
  // asked again an hour later
  await run(
    at.database.owner,
    sql`update mission_progress set due_at = due_at - interval '1 hour' where mission = ${id}`,
  )
  await count(at)
  expect(await rowOf(mai, id)).toMatchObject({ state: 'claimable' })
  await stopped(id)
})

test('PRO-06 a worker that is killed at any step counts and offers once', async () => {
  const id = await mission(at, validBet(10))
  const mai = await person(at, { balance: major(100) })
  await bet(mai, 10)
  do await countPlay(at.app)
  while ((await uncounted(at)) > 0n)
  const killed = inTransaction(at.app.db, async (tx) => {
    const mark = await lockMark(tx)
    const now = at.clock.now()
    await addFacts(tx, { after: mark!.batch, to: mark!.batch + 1_000_000n, now })
    await moveMark(tx, mark!.batch + 1_000_000n)
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  await Promise.all([countMissions(at.app), countMissions(at.app), countMissions(at.app)])
  // killed after the offer and before its note: both are one transaction, so a second decision finds the row as it was
  await run(
    at.database.owner,
    sql`update mission_progress set due_at = ${at.clock.now()} where mission = ${id}`,
  )
  await Promise.all([settleDue(at.app), settleDue(at.app)])
  expect(await rowOf(mai, id)).toMatchObject({ state: 'claimable', done: major(10) })
  const rewards = await many(at.app.db, sql<{ id: string }>`select id from reward where campaign = ${id}`)
  expect(rewards).toHaveLength(1)
  await stopped(id)
})

test('R9 PRO-06 operators draft and launch with a second one; what presses members is refused', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  await applySetting(at, 'JADE', 'quietTo', 6)
  const body = {
    merchant: 'JADE',
    currency: 'VND',
    title: { en: 'Night owls', vi: 'Cú đêm' },
    data: { period: 'day', goal: validBet(1), gift: points },
    terms: null,
    most: 10,
    startsAt: at.clock.now(),
    endsAt: null,
    claimDays: 7,
  } as const
  expect(await detailOf(linh.api.missionsOffice.draft({ body }))).toEqual({ problem: 'night' })
  const day = { ...body, data: { ...body.data, goal: validBet(1, { ...always, from: 6 }) } }
  const bonus: Gift = { kind: 'bonus', amount: '100', terms: 'x'.repeat(64) }
  expect(
    await refusal(linh.api.missionsOffice.draft({ body: { ...day, data: { ...day.data, gift: bonus } } })),
  ).toBe('missions.unsound')
  const { id } = await linh.api.missionsOffice.draft({ body: day })
  const mai = await person(at)
  expect(await rowOf(mai, id)).toBeUndefined()
  const params = { id }
  const reason = { reason: 'the winter campaign' }
  expect(await refusal(linh.alone.missionsOffice.launch({ params, body: reason }))).toBe('approvals.sent')
  await linh.api.missionsOffice.launch({ params, body: reason })
  expect(await rowOf(mai, id)).toMatchObject({ state: 'open' })
  expect(await refusal(linh.api.missionsOffice.launch({ params, body: reason }))).toBe('missions.notDraft')
  await linh.api.missionsOffice.stop({ params, body: reason })
  expect(await rowOf(mai, id)).toBeUndefined()
  expect(await refusal(linh.api.missionsOffice.stop({ params, body: reason }))).toBe('missions.notLive')
  const unknown = { id: crypto.randomUUID() }
  expect(await refusal(linh.api.missionsOffice.stop({ params: unknown, body: reason }))).toBe(
    'missions.unknown',
  )
  const { rows } = await linh.api.missionsOffice.list({ query: { merchant: 'JADE' } })
  expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'stopped', given: 0, most: 10 })
})

test('PRO-06 B4 a mission gives no product, raffle or wheel that its brand does not have', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const draft = (gift: Gift) =>
    linh.api.missionsOffice.draft({
      body: {
        merchant: 'JADE',
        currency: 'VND',
        title: { en: 'Ten rounds', vi: 'Mười ván' },
        data: { period: 'day', goal: validBet(100), gift },
        terms: null,
        most: null,
        startsAt: at.clock.now(),
        endsAt: null,
        claimDays: 7,
      },
    })
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const gift of [
    { kind: 'goods', product: unknown, count: 1 },
    { kind: 'tickets', draw: unknown, count: 1 },
    { kind: 'spins', draw: unknown, count: 1 },
  ] as const)
    expect(await refusal(draft(gift))).toBe('missions.unsound')
  expect(await linh.api.missionsOffice.choices({ query: { merchant: 'JADE' } })).toEqual({
    products: [],
    draws: [],
  })
})
