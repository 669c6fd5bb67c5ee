import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { dayIn } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { advanceRanks } from './service/advance.ts'
import { giveForBirthdays } from './service/birthday.ts'
import { endPeriods } from './service/end.ts'
import { giveRank, putRanks } from './testing/ranks.ts'
import { gifts, own, scene, sums, ZONE, type Scene } from './testing/scene.ts'

let at: TestApp
let on: Scene
beforeAll(async () => {
  at = await testApp()
  on = await scene(at)
})
afterAll(() => at.close())

test('MEM-02 the club label is the VIP rank, and the base rank without one', async () => {
  const mai = await person(at)
  expect((await mai.api.members.info()).clubLabel).toEqual({ labelName: 'Member', rankLevel: 0 })
  await giveRank(at, mai, 3)
  expect((await mai.api.members.info()).clubLabel).toEqual({ labelName: 'Gold', rankLevel: 3 })
})

test('PRO-03 valid bets of the period raise a member at once, with the gifts of all ranks passed, each once', async () => {
  const mai = await on.rich()
  await on.play(mai, 999)
  await on.advance()
  expect(await own(mai)).toMatchObject({ level: 0, sums: { valid: major(999) }, changes: [] })
  await on.play(mai, 1, 9_000)
  await on.advance()
  expect(await own(mai)).toMatchObject({
    level: 2,
    name: { en: 'Silver' },
    sums: { valid: major(10_000) },
    keep: sums(1_000),
    isKept: true,
    changes: [{ from: 0, to: 2, cause: 'upgrade' }],
  })
  const told = async () =>
    (await mai.api.inbox.list()).list.map(({ title }) => title).filter((title) => title.includes('VIP'))
  expect(await told()).toEqual(['New VIP rank: Silver'])
  await Promise.all([on.advance(), on.advance()])
  expect(await told()).toHaveLength(1)
  expect(await gifts(mai)).toEqual(expect.arrayContaining(['Bronze: upgrade gift', 'Silver: upgrade gift']))
  expect(await gifts(mai)).toHaveLength(2)
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  for (const { id } of rows) await mai.api.rewards.claim({ params: { id } })
  expect((await mai.api.points.balance()).balance).toBe(major(10))
})

test('PRO-03 PRO-02 an upgrade gift as bonus has its wagering', async () => {
  const mai = await on.rich()
  await on.play(mai, 50_000)
  await on.advance()
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  const bonus = rows.find(({ kind }) => kind === 'bonus')
  await mai.api.rewards.claim({ params: { id: bonus!.id } })
  const [grant] = (await mai.api.bonuses.list({ query: {} })).going
  expect(grant).toMatchObject({ amount: major(20), requirement: major(60) })
})

test('PRO-03 deposits count once, in the period in which they are credited', async () => {
  await putRanks(
    at,
    [{ name: 'Payer', up: { valid: 0n, deposits: major(100) }, keep: { valid: 0n, deposits: 0n } }],
    'AMBER',
  )
  const grace = await person(at, { merchant: 'AMBER' })
  const deposit = (units: number) =>
    run(
      at.database.owner,
      sql`
        insert into deposit (member_id, merchant, wallet, currency, method, amount, fee, state, language, created_at, expires_at, credited_at)
        select ${grace.id}, 'AMBER', ${grace.wallet}, 'USD', m.id, ${major(units)}, 0, 'paid', 'en', ${at.clock.now()}, ${at.clock.now()},
          ${at.clock.now()}
        from deposit_method m
        where m.merchant = 'AMBER'
        limit 1
      `,
    )
  await deposit(60)
  await Promise.all([on.advance(), on.advance()])
  await on.advance()
  expect(await own(grace)).toMatchObject({ level: 0, sums: { deposits: major(60) } })
  await deposit(40)
  await on.advance()
  expect(await own(grace)).toMatchObject({ level: 1, sums: { deposits: major(100) } })
})

test('PRO-03 a bet voided after an upgrade: rank and gift stay to the end of the period, which counts without the bet', async () => {
  await on.backToToday()
  const mai = await on.rich()
  const [first] = await on.play(mai, 10_000)
  await on.advance()
  await on.undo(first!)
  await on.advance()
  expect(await own(mai)).toMatchObject({ level: 2, sums: { valid: 0n } })
  await on.endPeriod()
  expect(await own(mai)).toMatchObject({
    level: 0,
    changes: [
      { from: 2, to: 0, cause: 'retention' },
      { from: 0, to: 2 },
    ],
  })
  expect(await gifts(mai)).toHaveLength(2)
  await on.backToToday()
})

test('PRO-03 a rank stays to the end of the next period, then falls by one level; the period gift goes to those who hold it', async () => {
  const mai = await on.rich()
  await on.play(mai, 10_000)
  await on.advance()
  await on.endPeriod()
  expect(await own(mai)).toMatchObject({ level: 2, isKept: false })
  expect((await gifts(mai)).filter((title) => title === 'Silver: gift of the period')).toHaveLength(1)
  await on.endPeriod()
  expect(await own(mai)).toMatchObject({
    level: 1,
    changes: [{ from: 2, to: 1, cause: 'retention' }, { to: 2 }],
  })
  await on.endPeriod()
  expect(await own(mai)).toMatchObject({ level: 0, name: null })
  await on.backToToday()
})

test('PRO-03 several workers, and one that stops between two slices, judge each member once', async () => {
  const many = await Promise.all(Array.from({ length: 7 }, on.rich))
  for (const who of many) await on.play(who, 10_000)
  await on.advance()
  const broken = {
    ...at.app,
    events: {
      ...at.app.events,
      publish: () => {
        throw new Error('stopped')
      },
    },
  }
  const closed = await on.endOfPeriod()
  await expect(endPeriods(broken, 'JADE', closed, 3)).rejects.toThrow('stopped')
  await Promise.all([1, 2, 3].map(() => endPeriods(at.app, 'JADE', closed, 2)))
  await advanceRanks(at.app)
  for (const who of many) {
    expect((await own(who)).level).toBe(2)
    expect((await gifts(who)).filter((title) => title === 'Silver: gift of the period')).toHaveLength(1)
  }
  await on.backToToday()
})

test('R9 PRO-03 a member at risk gets no gift, then or later, and sees neither conditions nor gifts; the rank stays', async () => {
  const mai = await on.rich()
  const until = new Date(at.clock.now().getTime() + 60_000)
  await stopMarketing(at.app.db, { memberId: mai.id, until, why: 'harm', now: at.clock.now() })
  await on.play(mai, 10_000)
  await on.advance()
  expect(await own(mai)).toMatchObject({ level: 2, isQuiet: true, keep: null, sums: { valid: 0n } })
  expect(await gifts(mai)).toEqual([])
  expect((await mai.api.inbox.list()).list).toEqual([])
  at.clock.forward(120_000)
  await on.advance()
  expect(await gifts(mai)).toEqual([])
  at.clock.forward(-120_000)
})

test('PRO-03 a birthday gift is given once a year to members whose rank has one', async () => {
  const [mai, an] = [await on.rich(), await on.rich()]
  await on.play(mai, 10_000)
  await on.play(an, 1_000)
  await on.advance()
  const today = dayIn(ZONE, at.clock.now())
  for (const { id } of [mai, an])
    await run(
      at.database.owner,
      sql`update member set birthday = ${`1990${today.slice(4)}`} where id = ${id}`,
    )
  await Promise.all([giveForBirthdays(at.app), giveForBirthdays(at.app)])
  await giveForBirthdays(at.app)
  expect((await gifts(mai)).filter((title) => title === 'Silver: birthday gift')).toHaveLength(1)
  expect(await gifts(an)).toEqual(['Bronze: upgrade gift'])
})
