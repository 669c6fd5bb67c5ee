import * as z from 'zod/mini'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { setEmail } from '#features/account/members/public.ts'
import { major, type Minor } from '#kit/money.ts'
import { decideSilence } from './rules.ts'
import { receiveBySilence } from './service/receive.ts'
import { balanceOf, booksHold, deposit, offersOf, receiver, sendSlip, type Receiver } from './testing/room.ts'

/** A payer reports a payment that was never made and waits for the receiver's silence (decision 46). */
let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
})
beforeEach(async () => {
  at.clock.set(new Date())
  linh = await operator(at)
  for (const { withdrawal: id } of await offersOf(at))
    await linh.api.p2pPayoutsOffice
      .close({ params: { id }, body: { reason: 'the next test' } })
      .catch(() => null)
})
afterAll(() => at.close())

const MINUTE = 60_000
const AMOUNT = major(300_000)
const reason = 'an operator looked at it'

async function reported(amount: Minor = AMOUNT): Promise<{ mai: Receiver; payer: Person; match: string }> {
  const mai = await receiver(at, amount)
  const payer = await person(at)
  const { id } = await deposit(payer, amount)
  await sendSlip(payer, id)
  const [row] = await many(at.app.db, sql<{ id: string }>`select id from payout_match where deposit = ${id}`)
  return { mai, payer, match: row?.id ?? '' }
}

/** Runs the worker at its normal interval, for this long. */
async function pass(minutes: number): Promise<void> {
  for (let gone = 0; gone < minutes; gone += 5) {
    at.clock.forward(5 * MINUTE)
    await receiveBySilence(at.app)
  }
}

async function stateOf(match: string) {
  const [row] = await many(
    at.app.db,
    sql<{
      state: string
      why: string | null
    }>`select state, review_why as why from payout_match where id = ${match}`,
  )
  return row
}

const exclude = ({ person: who }: Receiver) =>
  who.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
const lock = async ({ person: { id } }: Receiver) => {
  const by = await operator(at)
  await by.api.memberDesk.setState({ params: { id }, body: { state: 'locked', reason } })
}
const freeze = async ({ person: { id, wallet } }: Receiver) => {
  const by = await operator(at)
  await by.api.memberDesk.freeze({ params: { id }, body: { wallet, isFrozen: true, reason } })
}
const look = ({ person: who, withdrawal: id }: Receiver) => who.api.p2pPayouts.mine({ params: { id } })

test('CSH-03 RSP-01 credits no one by silence of a receiver who is excluded, locked, frozen or absent, before or after the report', async () => {
  for (const [name, stop] of Object.entries({ exclude, lock, freeze, asleep: async () => undefined })) {
    const { mai, payer, match } = await reported()
    at.clock.forward(MINUTE)
    if (name !== 'asleep') await look(mai) // seen once: what stops her comes after
    await stop(mai)
    await pass(60)
    expect([name, await stateOf(match)]).toEqual([name, { state: 'review', why: 'unreachable' }])
    expect(await balanceOf(at, payer)).toBe(0n)
    expect(await booksHold(at)).toEqual([])
    at.clock.set(new Date())
  }
})

test('CSH-03 credits no one by silence of a receiver who is excluded while the payment is only promised', async () => {
  const mai = await receiver(at, AMOUNT)
  const payer = await person(at)
  const { id } = await deposit(payer, AMOUNT)
  await exclude(mai)
  await sendSlip(payer, id)
  await pass(60)
  expect(await balanceOf(at, payer)).toBe(0n)
  expect(await booksHold(at)).toEqual([])
})

test('CSH-03 M3 credits at most if silence came first, when a receiver self-excludes at the deadline', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { mai, payer, match } = await reported()
    at.clock.forward(15 * MINUTE)
    await receiveBySilence(at.app)
    at.clock.forward(14 * MINUTE)
    await look(mai)
    at.clock.forward(2 * MINUTE)
    await Promise.all([exclude(mai), receiveBySilence(at.app), receiveBySilence(at.app)])
    const is = (await stateOf(match))?.state
    expect(['received', 'review']).toContain(is)
    expect(await balanceOf(at, payer)).toBe(is === 'received' ? AMOUNT : 0n)
    expect(await booksHold(at)).toEqual([])
    at.clock.set(new Date())
  }
})

test('CSH-03 notifies the receiver at the report and halfway; a late worker reminds first and leaves time to answer', async () => {
  const { mai, payer, match } = await reported()
  await inTransaction(at.app.db, (tx) => setEmail(tx, mai.person.id, 'mai@match.example', at.clock.now()))
  at.clock.forward(29 * MINUTE)
  await look(mai)
  at.clock.forward(60 * MINUTE) // the worker was killed and is back
  await receiveBySilence(at.app)
  expect((await stateOf(match))?.state).toBe('sent')
  expect(await balanceOf(at, payer)).toBe(0n)
  const told = await many(
    at.database.owner,
    sql<{ occasion: string }>`
      select occasion from inbox_message where member_id = ${mai.person.id} and occasion like ${`match:${match}:%`} order by occasion
    `,
  )
  expect(told.map(({ occasion }) => occasion)).toEqual([`match:${match}:reminder`, `match:${match}:reported`])
  const mails = await many(
    at.database.owner,
    sql<{ address: string }>`select address from outgoing_message where letter = 'match.reported'`,
  )
  expect(mails).toEqual([{ address: 'mai@match.example' }])
  await pass(15)
  expect((await stateOf(match))?.state).toBe('received') // she was seen, reminded, and had the time
})

test('CSH-03 requires an operator above the setting’s amount, never the one who offered it; the receiver may still answer', async () => {
  await applySetting(at, 'JADE', 'matchingLookFrom', AMOUNT)
  const { mai, payer, match } = await reported()
  const params = { id: match }
  const silent = async () => {
    at.clock.forward(15 * MINUTE)
    await receiveBySilence(at.app)
    at.clock.forward(14 * MINUTE)
    await look(mai)
    at.clock.forward(2 * MINUTE)
    await receiveBySilence(at.app)
  }
  await silent()
  expect(await stateOf(match)).toEqual({ state: 'review', why: 'amount' })
  expect(await balanceOf(at, payer)).toBe(0n)
  const other = await operator(at)
  const shown = (await other.api.p2pPayoutsOffice.matches({ query: { state: 'review' } })).rows
  expect(shown.find(({ id }) => id === match)).toMatchObject({ reviewWhy: 'amount', hasSlip: true })
  const open = await other.api.p2pPayoutsOffice.matches({ query: { state: 'open' } })
  const { counts } = open
  expect(open.rows.map(({ id }) => id)).toContain(match)
  expect(open.rows).toHaveLength((counts['disputed'] ?? 0) + (counts['review'] ?? 0))
  const reference = open.rows.find(({ id }) => id === match)?.reference ?? ''
  const found = await other.api.p2pPayoutsOffice.matches({ query: { find: reference } })
  expect(found.rows.map(({ id }) => id)).toEqual([match])
  at.clock.set(new Date()) // operators' sessions are short
  const body = { arrived: 0n, reason: 'the picture shows nothing' }
  expect(await refusal(mai.offeredBy.api.p2pPayoutsOffice.judge({ params, body }))).toBe(
    'matching.sameOperator',
  )
  expect(await other.api.p2pPayoutsOffice.judge({ params, body })).toEqual({ state: 'cancelled' })
  expect(await balanceOf(at, payer)).toBe(0n)
  expect(await booksHold(at)).toEqual([])
  await applySetting(at, 'JADE', 'matchingLookFrom', major(5_000_000))
})

test('R8 CSH-03 lets an excluded receiver answer with the pass of the refused login: nothing arrived waits for an operator, all credits', async () => {
  const ticket = z.object({ pass: z.string() })
  for (const answer of ['none', 'all'] as const) {
    const { mai, payer, match } = await reported()
    await exclude(mai)
    const login = at.api().identity.login({
      body: { username: mai.person.account, password: PASSWORD, type: 'username' },
    })
    const { pass: secret } = z.parse(ticket, await detailOf(login))
    const away = at.api().exclusionPass
    const { rows } = await away.payments({ body: { pass: secret } })
    expect(rows).toMatchObject([{ id: match, amount: AMOUNT, state: 'sent' }])
    const stranger = await reported()
    const theirs = away.answer({ body: { pass: secret, match: stranger.match, answer: 'all' } })
    expect(await refusal(theirs)).toBe('matching.unknown')
    const part = away.answer({ body: { pass: secret, match, answer: 'part' } })
    expect(await refusal(part)).toBe('matching.partInvalid')
    const done = await away.answer({ body: { pass: secret, match, answer } })
    expect(done.state).toBe(answer === 'all' ? 'received' : 'disputed')
    expect(await balanceOf(at, payer)).toBe(answer === 'all' ? AMOUNT : 0n)
    expect(await refusal(at.api().exclusionPass.payments({ body: { pass: 'x'.repeat(43) } }))).toBe(
      'exclusions.passOver',
    )
  }
})

test('CSH-03 counts silence as received only after a reminder, in time, from a receiver who could answer, below the review amount', () => {
  const start = new Date('2026-11-23T10:00:00Z').getTime()
  const minutes = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(
      minutes,
      fc.option(minutes),
      fc.integer({ min: 2, max: 60 }),
      fc.boolean(),
      fc.bigInt({ min: 1n, max: 20n }),
      (now, reminded, window, couldAnswer, amount) => {
        const decision = decideSilence(
          {
            sentAt: new Date(start),
            confirmBy: new Date(start + window * MINUTE),
            remindedAt: reminded === null ? null : new Date(start + reminded * MINUTE),
            amount,
          },
          { couldAnswer, lookFrom: 10n, now: new Date(start + now * MINUTE) },
        )
        const mayReceive = reminded !== null && now >= window && couldAnswer && amount < 10n
        expect(decision.does === 'receive').toBe(mayReceive)
        if (decision.does === 'remind')
          expect(decision.confirmBy.getTime()).toBeGreaterThanOrEqual(start + (now + window / 2) * MINUTE)
      },
    ),
  )
})
