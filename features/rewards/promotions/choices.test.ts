import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import { stopMarketing } from '#features/compliance/limits/store/play.ts'
import { browser, newcomer, quiet } from '#features/account/identity/testing/entry.ts'
import { major } from '#kit/money.ts'
import type { Trigger } from './rules/promotion.ts'
import { giveForCodes, giveForDeposits } from './service/give.ts'
import { lockChosen } from './store/choices.ts'
import { cash, launched, units } from './testing/launched.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const trigger: Trigger = { kind: 'deposit', nth: null, methods: [], least: units(200_000) }
const half = { kind: 'match', percent: 50, most: units(500_000) } as const
const method = 'bank-transfer'
const stateFor = async (of: Person, id: string) => (await of.api.promotions.one({ params: { id } })).state
const open = (of: Person, more: object, amount = major(400_000)) =>
  of.api.deposits.create({ body: { method, amount, ...more } })

/** The cashier credits the deposit. */
const credited = async (id: string) => {
  await paid(id)
  await giveForDeposits(at.app)
}

const paid = (id: string) =>
  run(
    at.database.owner,
    sql`
      update deposit
      set state = 'approved', credited_at = clock_timestamp(), closed_at = clock_timestamp()
      where id = ${id}
    `,
  )

test('PRO-02 a member chooses a bonus at the deposit, and it is pinned with it', async () => {
  const { id } = await launched(at, { trigger, gift: half })
  const { id: joined } = await launched(at, { trigger, gift: half })
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id: joined }, body: {} })
  const { rows } = await mai.api.promotions.forDeposit()
  expect(rows.map((row) => [row.id, row.isJoined])).toEqual([
    [joined, true],
    [id, false],
  ])
  expect(rows[1]?.terms).toMatchObject({ wagering: 5 })
  const { id: deposit } = await open(mai, { bonus: id })
  expect(await stateFor(mai, id)).toBe('joined')
  await credited(deposit)
  // the one that was chosen, not the one that was joined before
  expect([await stateFor(mai, id), await stateFor(mai, joined)]).toEqual(['process', 'joined'])
  const { rows: rewards } = await mai.api.rewards.list({ query: { view: 'history' } })
  expect(rewards.map(({ kind, amount }) => [kind, amount])).toEqual([['bonus', major(200_000)]])
})

test('PRO-02 no bonus is a choice too, and none is given where it was made', async () => {
  const { id } = await launched(at, { trigger, gift: half })
  const mai = await person(at)
  await mai.api.promotions.join({ params: { id }, body: {} })
  await credited((await open(mai, { bonus: null })).id)
  expect(await stateFor(mai, id)).toBe('joined')
  // a client that does not ask: the joined bonus counts
  await credited((await open(mai, {})).id)
  expect(await stateFor(mai, id)).toBe('process')
})

test('PRO-02 a promotion chosen for two deposits is given once, for the one credited first', async () => {
  const { id, linh } = await launched(at, { trigger, gift: half })
  const mai = await person(at)
  const first = await open(mai, { bonus: id })
  const second = await open(mai, { bonus: id }, major(800_000))
  await run(
    at.database.owner,
    sql`
      update deposit set state = 'approved', credited_at = clock_timestamp(), closed_at = clock_timestamp()
      where id in (${first.id}, ${second.id})
    `,
  )
  await Promise.all([giveForDeposits(at.app), giveForDeposits(at.app), giveForDeposits(at.app)])
  const { rows } = await linh.api.promotionsOffice.list({ query: { merchant: 'JADE' } })
  const row = rows.find((each) => each.id === id)
  expect([row?.given, [major(200_000), major(400_000)].includes(row?.spent ?? 0n)]).toEqual([1, true])
})

test('PRO-02 a worker that holds a choice delays no other one, and no other one gives it', async () => {
  const { id } = await launched(at, { trigger, gift: half })
  const [mai, an] = [await person(at), await person(at)]
  const { id: first } = await open(mai, { bonus: id })
  const { id: second } = await open(an, { bonus: id })
  await inTransaction(at.app.db, async (tx) => {
    await paid(first)
    expect((await lockChosen(tx, 50)).map(({ deposit }) => deposit)).toEqual([first])
    await credited(second) // without the row lock this would take the first one too, and with a plain one wait for it
    expect([await stateFor(mai, id), await stateFor(an, id)]).toEqual(['joined', 'process'])
  })
  await giveForDeposits(at.app)
  expect(await stateFor(mai, id)).toBe('process')
})

test('PRO-02 a chosen bonus ends with its deposit: after an expiry it can be joined again', async () => {
  const { id } = await launched(at, { trigger, gift: half })
  const mai = await person(at)
  const { id: deposit } = await open(mai, { bonus: id })
  await run(
    at.database.owner,
    sql`update deposit set state = 'expired', closed_at = now() where id = ${deposit}`,
  )
  expect(await stateFor(mai, id)).toBe('join')
  // paid late after all: the choice still counts
  await credited(deposit)
  expect(await stateFor(mai, id)).toBe('process')
})

test('PRO-02 refuses a deposit for which the chosen bonus could not be given, before anything is paid', async () => {
  const { id } = await launched(at, { trigger, gift: half })
  const { id: other } = await launched(at, { trigger: { ...trigger, methods: ['e-wallet'] }, gift: half })
  const { id: third } = await launched(at, { trigger: { ...trigger, nth: 3 }, gift: half })
  const mai = await person(at)
  expect(await refusal(open(mai, { bonus: id }, major(150_000)))).toBe('deposits.bonusTooLow')
  expect(await refusal(open(mai, { bonus: other }))).toBe('deposits.bonusMethod')
  expect(await refusal(open(mai, { bonus: third }))).toBe('deposits.bonusGone')
  expect(await refusal(open(mai, { bonusCode: 'NOSUCH' }))).toBe('deposits.bonusCode')
  expect((await mai.api.deposits.list({ query: {} })).rows).toEqual([])
  await stopMarketing(at.app.db, { memberId: mai.id, until: null, why: 'harm', now: at.app.clock.now() })
  expect((await mai.api.promotions.forDeposit()).rows).toEqual([])
  expect(await refusal(open(mai, { bonus: id }))).toBe('deposits.bonusGone')
})

test('PRO-02 a code at the deposit gives its bonus, which is in no list', async () => {
  const { id } = await launched(at, { trigger: { ...trigger, code: 'Friday50' }, gift: half })
  const { id: fixed } = await launched(at, { trigger: { kind: 'code', code: 'SMALL' }, gift: cash(3) })
  const mai = await person(at)
  const { rows } = await mai.api.promotions.forDeposit()
  expect(rows.map((row) => row.id)).not.toContain(id)
  expect((await mai.api.promotions.one({ params: { id } })).needsCode).toBe(true)
  expect(await refusal(mai.api.promotions.join({ params: { id }, body: {} }))).toBe('promotions.wrongCode')
  expect(await refusal(open(mai, { bonus: id }))).toBe('deposits.bonusGone')
  await credited((await open(mai, { bonusCode: ' friday50 ' })).id)
  await credited((await open(mai, { bonusCode: 'small' })).id)
  expect([await stateFor(mai, id), await stateFor(mai, fixed)]).toEqual(['process', 'issued'])
})

test('PRO-02 AUT-10 a code at the registration joins its promotion; a wrong one opens no account', async () => {
  const { id } = await launched(at, { trigger: { kind: 'code', code: 'HELLO26' }, gift: cash(5) })
  const { id: matched } = await launched(at, { trigger: { ...trigger, code: 'DOUBLE' }, gift: half })
  const make = async (username: string, bonusCode: string) => {
    const from = browser(at)
    const { token } = await from.api().identity.register({
      body: { ...newcomer(), ...quiet, username, bonusCode },
    })
    return at.api({ token })
  }
  expect(await refusal(make('codewrong', 'NOSUCH'))).toBe('identity.bonusCode')
  const an = await make('coderight', 'hello26')
  const state = async (of: string, by = an) => (await by.promotions.one({ params: { id: of } })).state
  expect(await state(id)).toBe('joined')
  await giveForCodes(at.app)
  expect(await state(id)).toBe('joined') // the browser may not be known yet
  at.clock.forward(6_000)
  await giveForCodes(at.app)
  expect(await state(id)).toBe('issued')
  expect(await state(matched, await make('codematch', 'DOUBLE'))).toBe('joined')
  // refused, so the name is still free
  await make('codewrong', '')
})
