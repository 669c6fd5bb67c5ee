import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { many, run, sql } from '#db/rows.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major } from '#kit/money.ts'
import { lookAtMovers } from './service/look.ts'
import { openFlagsOf } from './public.ts'

let setup: SandboxSetup
let linh: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  linh = await operator(setup, { roles: ['supervisor'] })
})
afterAll(() => setup.close())

const MINUTE = 60_000
const rulesOf = async ({ id }: Person) =>
  (await openFlagsOf(setup.app.db, id)).map(({ rule }) => rule).toSorted()

async function deposit(mai: Person, units: number, end: 'paid' | 'failed' = 'paid'): Promise<void> {
  const { id } = await mai.api.deposits.create({ body: { method: 'qr-pay', amount: major(units) } })
  setup.desk.settle(setup.desk.find('payment', 'JADE', id)?.id ?? '', end)
  await setup.deliver()
  setup.clock.forward(MINUTE)
}

async function bind(mai: Person, accountNumber: string): Promise<string> {
  const body = { bank: 'ACB', accountNumber, holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD }
  return (await mai.api.withdrawals.addAccount({ body })).id
}

async function withdraw(mai: Person, account: string, units: number): Promise<string> {
  const body = { account, amount: major(units), paymentPassword: PAYMENT_PASSWORD }
  const { id } = await mai.api.withdrawals.create({ body })
  setup.clock.forward(MINUTE)
  return id
}

/** Five members directly below an agent: amounts too small for any other rule, half of them withdrawn again. */
async function fanBelow(agent: Person): Promise<void> {
  for (let n = 0; n < 5; n++) {
    const below = await person(setup)
    await run(setup.database.owner, sql`update member set upline_id = ${agent.id} where id = ${below.id}`)
    await deposit(below, 500_000)
    await withdraw(below, await bind(below, `33445566${n}0`), 250_000)
  }
}

/** Each scenario triggers its rule through the same calls that a member's page makes. */
async function plant(): Promise<{ readonly [rule: string]: readonly Person[] }> {
  const mai = await person(setup)
  await deposit(mai, 5_000_000)
  await withdraw(mai, await bind(mai, '9900884471'), 4_000_000)
  const [an, duc] = [await person(setup), await person(setup)]
  await bind(an, '1122334455')
  await bind(duc, '1122334455')
  const near = await person(setup)
  for (let n = 0; n < 3; n++) await deposit(near, 48_000_000)
  const cycling = await person(setup)
  const account = await bind(cycling, '5566778899')
  for (let n = 0; n < 3; n++) {
    await deposit(cycling, 500_000)
    await withdraw(cycling, account, 300_000)
  }
  const trying = await person(setup)
  for (const end of ['failed', 'failed', 'failed', 'paid'] as const) await deposit(trying, 300_000, end)
  const rich = await person(setup)
  for (const units of [100_000_000, 60_000_000]) await deposit(rich, units)
  const agent = await person(setup, { type: 1 })
  await fanBelow(agent)
  return {
    hardlyPlayed: [mai],
    sharedAccount: [an, duc],
    structuring: [near],
    rapidCycles: [cycling],
    failedThenPaid: [trying],
    dueDiligence: [rich],
    agentFan: [agent],
  }
}

test('M17 each planted scenario is flagged by its own rule only, and ordinary members are never flagged', async () => {
  await applySetting(setup, 'JADE', 'withdrawDayCount', 100)
  await applySetting(setup, 'JADE', 'riskDiligenceFrom', major(150_000_000))
  const calm = await person(setup)
  await deposit(calm, 1_000_000)
  await withdraw(calm, await bind(calm, '7788990011'), 200_000)
  const planted = await plant()
  await Promise.all([lookAtMovers(setup.app), lookAtMovers(setup.app)])
  for (const [rule, members] of Object.entries(planted))
    for (const member of members) expect([rule, await rulesOf(member)]).toEqual([rule, [rule]])
  expect(await rulesOf(calm)).toEqual([])
  const { flags, counts } = await linh.api.fraud.flags()
  expect(flags).toHaveLength(8)
  expect(counts).toContainEqual({ state: 'open', rule: 'sharedAccount', count: 2 })
  const [first] = (await linh.api.fraud.flags({ query: { rule: 'hardlyPlayed' } })).flags
  expect(first?.evidence).toEqual({ deposited: '5000000.00', staked: '0.00', withdrawn: '4000000.00' })
})

test('M17 the same events are not flagged twice, and a cleared flag stays cleared until newer events occur', async () => {
  const mai = await person(setup)
  const account = await bind(mai, '3344556677')
  await deposit(mai, 6_000_000)
  await withdraw(mai, account, 3_000_000)
  await lookAtMovers(setup.app)
  const [flag] = await openFlagsOf(setup.app.db, mai.id)
  await linh.api.fraud.clear({
    params: { id: flag?.id ?? '' },
    body: { reason: 'papers seen, salary account' },
  })
  await lookAtMovers(setup.app)
  await lookAtMovers(setup.app)
  expect(await rulesOf(mai)).toEqual([])
  await withdraw(mai, account, 3_000_000)
  await lookAtMovers(setup.app)
  const again = await openFlagsOf(setup.app.db, mai.id)
  expect(again.map(({ rule, id }) => [rule, id])).toEqual([['hardlyPlayed', flag?.id]])
})

test('M17 B3 clearing a flag requires a reason and is in the audit log; a second clearing is refused', async () => {
  const [flag] = (await linh.api.fraud.flags({ query: { rule: 'structuring' } })).flags
  const params = { id: flag?.id ?? '' }
  await expect(linh.api.fraud.clear({ params, body: { reason: ' ' } })).rejects.toThrow()
  await linh.api.fraud.clear({ params, body: { reason: 'sold a house, deed seen' } })
  await expect(linh.api.fraud.clear({ params, body: { reason: 'once more' } })).rejects.toMatchObject({
    code: 'risk.alreadyCleared',
  })
  const cleared = (await linh.api.fraud.flags({ query: { state: 'cleared', rule: 'structuring' } })).flags
  expect(cleared).toMatchObject([{ ...params, clearedBy: linh.account, reason: 'sold a house, deed seen' }])
  const entries = await many(
    setup.app.db,
    sql`select action, reason, before from audit_entry where object = ${`riskFlag:${params.id}`}`,
  )
  expect(entries).toMatchObject([
    { action: 'risk.clear', reason: 'sold a house, deed seen', before: { rule: 'structuring' } },
  ])
})

test('M17 a flag stops no money: the flagged withdrawal is approved like any other', async () => {
  const mai = await person(setup)
  await deposit(mai, 5_000_000)
  const id = await withdraw(mai, await bind(mai, '2211009988'), 4_000_000)
  await lookAtMovers(setup.app)
  expect(await rulesOf(mai)).toEqual(['hardlyPlayed'])
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  expect(await linh.api.withdrawalsOffice.approve({ params: { id } })).toEqual({ state: 'paying' })
})

test('M17 thresholds are settings of the merchant', async () => {
  const mai = await person(setup)
  await applySetting(setup, 'JADE', 'riskPlayPercent', 0)
  await deposit(mai, 5_000_000)
  await withdraw(mai, await bind(mai, '1357913579'), 4_000_000)
  await lookAtMovers(setup.app)
  expect(await rulesOf(mai)).toEqual([])
})

test('B1 a cashier sees flags but cannot clear them, support cannot see them', async () => {
  const cashier = await operator(setup, { roles: ['cashier'] })
  const [flag] = (await cashier.api.fraud.flags()).flags
  const clear = cashier.api.fraud.clear({ params: { id: flag?.id ?? '' }, body: { reason: 'looks fine' } })
  await expect(clear).rejects.toMatchObject({ code: 'permission.missing' })
  const support = await operator(setup, { roles: ['support'] })
  await expect(support.api.fraud.flags()).rejects.toMatchObject({ code: 'permission.missing' })
})

test('M17 the application cannot delete flags', async () => {
  await expect(run(setup.app.db, sql`delete from fraud_flag`)).rejects.toThrow(/permission denied/)
})
