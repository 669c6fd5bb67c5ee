import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { closeWallet, walletById } from '#ledger/wallets.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let mai: Person
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
  huy = await operator(at, { roles: ['supervisor'] })
})
beforeEach(async () => {
  mai = await person(at, { balance: major(100) })
})
afterAll(() => at.close())

const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'failed',
  )

const propose = (by: Operator, direction: 'credit' | 'debit', units: number) =>
  by.api.adjustments.propose({
    body: { member: mai.id, direction, amount: major(units), reason: 'a fee was taken twice' },
  })
const balance = async () => (await walletById(at.app.db, mai.wallet))?.balance
const approve = (by: Operator, id: string) => by.api.adjustments.approve({ params: { id }, body: {} })

test('M12 moves money of an adjustment when another operator approves it, and records before and after', async () => {
  const { id } = await propose(linh, 'credit', 50)
  expect(await balance()).toBe(major(100))
  expect(await approve(huy, id)).toEqual({ before: major(100), after: major(150) })
  expect(await balance()).toBe(major(150))
  const [row] = (await linh.api.adjustments.list({ query: { member: mai.id } })).adjustments
  expect(row).toMatchObject({
    state: 'posted',
    before: major(100),
    after: major(150),
    decidedBy: huy.account,
  })
})

test('M12 lets no operator approve or reject their own proposal, in any number of tabs', async () => {
  const { id } = await propose(linh, 'credit', 50)
  const tries = await Promise.all([1, 2, 3].map(() => refusalOf(approve(linh, id))))
  expect(new Set(tries)).toEqual(new Set(['adjustments.secondOperatorNeeded']))
  const reject = linh.api.adjustments.reject({ params: { id }, body: { reason: 'changed my mind' } })
  expect(await refusalOf(reject)).toBe('adjustments.secondOperatorNeeded')
  expect(await balance()).toBe(major(100))
})

test('M12 refuses an adjustment decided by its proposer in the database itself', async () => {
  const { id } = await propose(linh, 'credit', 50)
  const forged = sql`
    update adjustment
    set state = 'posted', decided_by = proposed_by, decided_by_account = proposed_by_account, decided_at = now(),
      balance_before = 0, balance_after = amount
    where id = ${id}
  `
  await expect(run(at.app.db, forged)).rejects.toThrow(/adjustment_four_eyes/)
})

test('M4 posts ten concurrent approvals of one adjustment once', async () => {
  const { id } = await propose(linh, 'credit', 50)
  const answers = await Promise.all(Array.from({ length: 10 }, () => refusalOf(approve(huy, id))))
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(answers.filter((answer) => answer === 'adjustments.alreadyDecided')).toHaveLength(9)
  expect(await balance()).toBe(major(150))
})

test('M12 moves nothing for rejected and withdrawn adjustments', async () => {
  const first = await propose(linh, 'credit', 50)
  await huy.api.adjustments.reject({ params: { id: first.id }, body: { reason: 'no such fee' } })
  const second = await propose(linh, 'debit', 50)
  const other = huy.api.adjustments.withdraw({ params: { id: second.id }, body: {} })
  expect(await refusalOf(other)).toBe('adjustments.notYours')
  await linh.api.adjustments.withdraw({ params: { id: second.id }, body: {} })
  expect(await refusalOf(approve(huy, second.id))).toBe('adjustments.alreadyDecided')
  expect(await balance()).toBe(major(100))
})

test('M12 leaves a spent mistaken credit as debt', async () => {
  const { id } = await propose(linh, 'debit', 130)
  expect(await approve(huy, id)).toEqual({ before: major(100), after: major(-30) })
  expect((await walletById(at.app.db, mai.wallet))?.state).toBe('debt')
})

test('M12 moves nothing and leaves the decision open when the ledger refuses an adjustment', async () => {
  mai = await person(at)
  const { id } = await propose(linh, 'credit', 50)
  expect(await closeWallet(at.app.db, mai.wallet)).toBe(true)
  await expect(approve(huy, id)).rejects.toMatchObject({
    code: 'adjustments.ledgerRefused',
    detail: { why: 'frozen' },
  })
  expect(await balance()).toBe(0n)
  const [row] = (await linh.api.adjustments.list({ query: { member: mai.id } })).adjustments
  expect(row).toMatchObject({ state: 'proposed', decidedBy: null })
})

test('B3 audits both steps with reason, before and after', async () => {
  const { id } = await propose(linh, 'credit', 50)
  await huy.api.adjustments.approve({ params: { id }, body: { reason: 'seen the statement' } })
  const rows = await many(
    at.app.db,
    sql`select operator_account, action, reason, before, after from audit_entry where object = ${`adjustment:${id}`} order by seq`,
  )
  expect(rows).toMatchObject([
    { operatorAccount: linh.account, action: 'adjustments.propose', reason: 'a fee was taken twice' },
    {
      operatorAccount: huy.account,
      action: 'adjustments.approve',
      reason: 'seen the statement',
      before: { balance: '100.00', proposedBy: linh.account },
      after: { balance: '150.00', state: 'posted' },
    },
  ])
})

test('M1 posts an adjustment’s other side to the adjustment house account', async () => {
  const sum = () =>
    one(
      at.database.owner,
      sql<{ sum: bigint }>`
        select coalesce(sum(h.balance), 0)::bigint as sum
        from hot_balance h join house_account a on a.id = h.account
        where a.kind = 'adjustment'
      `,
    )
  const before = (await sum()).sum
  const { id } = await propose(linh, 'credit', 7)
  await approve(huy, id)
  expect((await sum()).sum - before).toBe(-major(7))
})

test('M12 shows whose balance an adjustment changes, or that there is no wallet', async () => {
  const wallet = (id: bigint) => linh.api.adjustments.wallet({ params: { member: id } })
  const { account } = mai
  expect(await wallet(mai.id)).toEqual({
    account,
    merchant: 'JADE',
    wallet: { currency: 'VND', balance: major(100) },
  })
  mai = await person(at)
  await closeWallet(at.app.db, mai.wallet)
  expect(await wallet(mai.id)).toMatchObject({ account: mai.account, wallet: null })
  expect(await refusalOf(wallet(999_999_999n))).toBe('adjustments.unknownMember')
})
