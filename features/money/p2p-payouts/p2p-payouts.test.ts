import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import { major, type Minor } from '#kit/money.ts'
import { recordedEvents } from '#server/events.ts'
import { finishOffers } from './service/offer.ts'
import { lockMatch, receiveBySilence, receiveMatch, releaseUnsent } from './service/receive.ts'
import { balanceOf, booksHold, deposit, offersOf, picture, receiver, sendSlip, step } from './testing/room.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
})
beforeEach(async () => {
  linh = await operator(at)
  for (const { withdrawal } of await offersOf(at)) await endOffer(withdrawal) // each test has the room to itself
})
afterAll(() => at.close())

const MINUTE = 60_000
const endOffer = (id: string) =>
  linh.api.p2pPayoutsOffice.close({ params: { id }, body: { reason: 'the next test' } }).catch(() => null)
const matchesOf = async (of: { person: Person; withdrawal: string }) =>
  (await of.person.api.p2pPayouts.mine({ params: { id: of.withdrawal } })).rows
const answer = (
  who: Person,
  id: string,
  body: { answer: 'all' } | { answer: 'none' } | { answer: 'part'; arrived: Minor },
) => who.api.p2pPayouts.answer({ params: { id }, body })
const stateOf = async (of: { person: Person; withdrawal: string }) =>
  (await of.person.api.withdrawals.one({ params: { id: of.withdrawal } })).state

test('CSH-03 pays one withdrawal by two depositors, each credited on the receiver’s confirmation', async () => {
  const mai = await receiver(at, major(900_000))
  const [an, binh] = [await person(at), await person(at)]
  expect((await an.api.deposits.methods()).methods.at(-1)).toMatchObject({
    kind: 'member',
    presets: [major(900_000)],
  })
  const first = await deposit(an, major(400_000))
  expect(first.transferTo).toMatchObject({
    bank: 'ACB',
    accountNumber: '9900884471',
    content: first.reference,
  })
  const second = await deposit(binh, major(500_000))
  await sendSlip(an, first.id)
  for (const { id } of await matchesOf(mai)) await answer(mai.person, id, { answer: 'all' })
  expect([await balanceOf(at, an), await balanceOf(at, binh)]).toEqual([major(400_000), major(500_000)])
  expect(await stateOf(mai)).toBe('received')
  expect((await binh.api.deposits.one({ params: { id: second.id } })).state).toBe('approved')
  expect(await booksHold(at)).toEqual([])
})

test('CSH-03 counts half an hour of silence after the proof as received, without later refunds', async () => {
  const mai = await receiver(at, major(300_000))
  const an = await person(at)
  const { id } = await deposit(an, major(300_000))
  await sendSlip(an, id)
  at.clock.forward(15 * MINUTE)
  await receiveBySilence(at.app) // the reminder
  at.clock.forward(14 * MINUTE)
  await receiveBySilence(at.app)
  expect(await balanceOf(at, an)).toBe(0n)
  const [match] = await matchesOf(mai) // she checks her bank and doesn't respond
  at.clock.forward(MINUTE)
  const events = recordedEvents()
  const app = { ...at.app, events }
  await Promise.all([receiveBySilence(app), receiveBySilence(app)])
  const told = events.published.filter(({ hint }) => hint.topic === 'matching.changed')
  // both phones update immediately, and once
  expect(told.map(({ room }) => room)).toEqual([`member:${mai.person.id}`, `member:${an.id}`])
  expect(await balanceOf(at, an)).toBe(major(300_000))
  await finishOffers(at.app)
  const none = answer(mai.person, match?.id ?? '', { answer: 'none' })
  await expect(none).rejects.toMatchObject({ code: 'matching.notWaiting' })
  expect(await booksHold(at)).toEqual([])
})

test('CSH-03 handles a partial arrival: evidence, decision, the rest is open again, and closing the offer returns it', async () => {
  const mai = await receiver(at, major(600_000))
  const an = await person(at)
  const { id } = await deposit(an, major(600_000))
  await sendSlip(an, id)
  const [match] = await matchesOf(mai)
  const params = { id: match?.id ?? '' }
  expect(await answer(mai.person, params.id, { answer: 'part', arrived: major(250_000) })).toMatchObject({
    state: 'disputed',
    remaining: major(350_000),
  })
  expect(await mai.person.api.p2pPayouts.sendProof({ params, files: [await picture()] })).toMatchObject({
    proofs: 1,
  })
  const body = { arrived: major(250_000), reason: 'the bank shows one transfer' }
  expect(await linh.api.p2pPayoutsOffice.judge({ params, body })).toEqual({ state: 'received' })
  expect(await balanceOf(at, an)).toBe(major(250_000))
  // both see the reason for the amount
  expect(await an.api.deposits.one({ params: { id } })).toMatchObject({ reason: body.reason })
  expect(await matchesOf(mai)).toMatchObject([{ state: 'received', reason: body.reason }])
  expect((await offersOf(at)).find(({ withdrawal }) => withdrawal === mai.withdrawal)?.open).toBe(
    major(350_000),
  )
  await endOffer(mai.withdrawal)
  expect(await balanceOf(at, mai.person)).toBe(major(600_000) + major(350_000))
  expect(await stateOf(mai)).toBe('received')
  expect(await booksHold(at)).toEqual([])
})

test('CSH-03 reopens a promised part that was not sent; returns what no one pays, with the fee', async () => {
  const mai = await receiver(at, major(400_000))
  const an = await person(at)
  const { id } = await deposit(an, major(400_000))
  at.clock.forward(16 * MINUTE)
  await an.api.deposits.one({ params: { id } })
  at.clock.forward(15 * MINUTE)
  await releaseUnsent(at.app)
  expect((await an.api.deposits.one({ params: { id } })).state).toBe('expired')
  linh = await operator(at)
  await endOffer(mai.withdrawal)
  expect(await balanceOf(at, mai.person)).toBe(major(800_000))
  expect(await booksHold(at)).toEqual([])
})

test('CSH-03 lets no member pay themselves, leaves no rest below the minimum deposit, and accepts no answers of others', async () => {
  const mai = await receiver(at, major(500_000))
  await expect(deposit(mai.person, major(500_000))).rejects.toMatchObject({ code: 'deposits.noMatch' })
  const an = await person(at)
  await expect(deposit(an, major(480_000))).rejects.toMatchObject({ code: 'deposits.noMatch' }) // 20 000 would be left
  await deposit(an, major(450_000))
  const [match] = await matchesOf(mai)
  await expect(answer(an, match?.id ?? '', { answer: 'all' })).rejects.toMatchObject({
    code: 'matching.unknown',
  })
})

test('M3 never promises twenty concurrent depositors more of an offer than it has', async () => {
  await receiver(at, major(900_000))
  const people: Person[] = []
  for (let count = 0; count < 20; count += 1) people.push(await person(at))
  const tried = await Promise.allSettled(people.map((who) => deposit(who, major(300_000))))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await booksHold(at)).toEqual([])
}, 60_000)

test('M4 credits once when "all" is pressed twice, in two tabs, while the timeout and an operator act concurrently', async () => {
  const mai = await receiver(at, major(300_000))
  const an = await person(at)
  const { id } = await deposit(an, major(300_000))
  await sendSlip(an, id)
  const [match] = await matchesOf(mai)
  at.clock.forward(15 * MINUTE)
  await matchesOf(mai) // keeps the session alive
  at.clock.forward(15 * MINUTE)
  await Promise.allSettled([
    answer(mai.person, match?.id ?? '', { answer: 'all' }),
    answer(mai.person, match?.id ?? '', { answer: 'all' }),
    receiveBySilence(at.app),
    endOffer(mai.withdrawal),
  ])
  expect(await balanceOf(at, an)).toBe(major(300_000))
  await finishOffers(at.app)
  expect(await booksHold(at)).toEqual([])
})

test('M5 M6 leaves nothing half done when a connection dies after the posting; the repeated answer credits once', async () => {
  const mai = await receiver(at, major(300_000))
  const an = await person(at)
  const { id } = await deposit(an, major(300_000))
  await sendSlip(an, id)
  const [match] = await matchesOf(mai)
  const dying = inTransaction(at.app.db, async (tx) => {
    const locked = await lockMatch(tx, match?.id ?? '')
    if (!locked) throw new Error('there is a match')
    await receiveMatch(at.app, tx, locked, { arrived: locked.amount, now: at.clock.now() })
    await one(tx, sql<{ gone: boolean }>`select pg_terminate_backend(pg_backend_pid()) as gone`)
  })
  await expect(dying).rejects.toThrow('terminat')
  expect(await balanceOf(at, an)).toBe(0n)
  expect(await matchesOf(mai)).toMatchObject([{ state: 'sent' }])
  expect(await booksHold(at)).toEqual([])
  await answer(mai.person, match?.id ?? '', { answer: 'all' })
  expect(await balanceOf(at, an)).toBe(major(300_000))
  expect(await stateOf(mai)).toBe('received')
  expect(await booksHold(at)).toEqual([])
}, 60_000)

test('M1 CSH-03 agrees with a plain model, whatever members, timeouts and operators do in any order', async () => {
  const mai = await receiver(at, step * 9n)
  const people = await Promise.all([1, 2, 3].map(() => person(at)))
  const start = await balanceOf(at, mai.person)
  const model = { open: step * 9n, credited: people.map(() => 0n), isOpen: true }
  const live: { match: string; who: number; amount: Minor; isSent: boolean; isDisputed: boolean }[] = []
  const actions = fc.sample(
    fc.tuple(
      fc.constantFrom('take', 'slip', 'all', 'part', 'none', 'judge'),
      fc.nat({ max: 2 }),
      fc.integer({ min: 1, max: 3 }),
    ),
    { numRuns: 34, seed: 20_261_121 },
  )
  for (const [action, who, tenth] of actions) {
    const one = live.find((each) => each.who === who)
    const depositor = people[who]
    if (!depositor) continue
    const amount = step * BigInt(tenth)
    if (action === 'take') {
      const made = await deposit(depositor, amount).catch(() => null)
      const isFitting = model.open === amount || model.open - amount >= major(50_000)
      expect(made !== null).toBe(isFitting)
      if (!made) continue
      model.open -= amount
      const rows = await many(
        at.app.db,
        sql<{ id: string }>`select id from payout_match where deposit = ${made.id}`,
      )
      live.push({ match: rows[0]?.id ?? '', who, amount, isSent: false, isDisputed: false })
    } else if (action === 'slip' && one && !one.isDisputed) {
      const rows = await many(
        at.app.db,
        sql<{ deposit: string }>`select deposit from payout_match where id = ${one.match}`,
      )
      await sendSlip(depositor, rows[0]?.deposit ?? '')
      one.isSent = true
    } else if (action === 'all' && one) {
      await answer(mai.person, one.match, { answer: 'all' })
      model.credited[who] = (model.credited[who] ?? 0n) + one.amount
      live.splice(live.indexOf(one), 1)
    } else if ((action === 'part' || action === 'none') && one) {
      const said =
        action === 'none' ? ({ answer: 'none' } as const) : ({ answer: 'part', arrived: step / 2n } as const)
      const went = await answer(mai.person, one.match, said).then(
        () => true,
        () => false,
      )
      expect(went).toBe(one.isSent)
      if (went) one.isDisputed = true
    } else if (action === 'judge' && one) {
      const arrived = step / 2n
      const went = await linh.api.p2pPayoutsOffice
        .judge({ params: { id: one.match }, body: { arrived, reason: 'as the bank says' } })
        .then(
          () => true,
          () => false,
        )
      expect(went).toBe(one.isDisputed)
      if (!went) continue
      model.credited[who] = (model.credited[who] ?? 0n) + arrived
      model.open += one.amount - arrived
      live.splice(live.indexOf(one), 1)
    }
    expect(await booksHold(at)).toEqual([])
  }
  expect(await Promise.all(people.map((each) => balanceOf(at, each)))).toEqual(model.credited)
  await endOffer(mai.withdrawal)
  for (const { match } of live) await answer(mai.person, match, { answer: 'all' })
  await finishOffers(at.app)
  expect(await balanceOf(at, mai.person)).toBe(start + model.open)
  expect(await booksHold(at)).toEqual([])
}, 90_000)
