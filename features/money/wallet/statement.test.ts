import { CSV_MARK } from '#kit/csv.ts'
import { dayIn } from '#kit/day.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major, moneyText } from '#kit/money.ts'
import { groups } from './rules.ts'

let setup: SandboxSetup
let mai: Person
const HOUR = 3_600_000

/** Eight deposits with fees and three withdrawals, an hour apart from now on. */
beforeAll(async () => {
  setup = await sandboxSetup()
  const linh = await operator(setup)
  mai = await person(setup, { balance: major(100_000) })
  const { id: account } = await mai.api.withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '9900884471', holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD },
  })
  for (let step = 1; step <= 8; step += 1) {
    const { id } = await mai.api.deposits.create({
      body: { method: 'e-wallet', amount: major(100_000 * step + 33) },
    })
    setup.desk.settle(setup.desk.find('payment', 'JADE', id)?.id ?? '', 'paid')
    await setup.deliver()
    if (step % 3 !== 0) continue
    const body = { account, amount: major(60_000), paymentPassword: PAYMENT_PASSWORD }
    const asked = await mai.api.withdrawals.create({ body })
    await linh.api.withdrawalsOffice.claim({ params: { id: asked.id } })
    await linh.api.withdrawalsOffice.approve({ params: { id: asked.id } })
  }
})
afterAll(() => setup.close())

test('M7 every movement has an id, a kind, a value, and the balance before and after', async () => {
  const { rows } = await mai.api.wallet.statement({ query: { limit: 100 } })
  expect(rows.length).toBe(1 + 16 + 2)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const row of rows) expect(row.before + row.amount).toBe(row.after)
  for (const [at, row] of rows.entries()) expect(row.before).toBe(rows[at + 1]?.after ?? 0n)
})

test('M8 opening and what moved give the closing balance, in every window and for every kind', async () => {
  const { rows } = await mai.api.wallet.statement({ query: { limit: 100 } })
  const moments = rows.map(({ at }) => at)
  const moment = fc.option(fc.constantFrom(...moments), { nil: undefined })
  const group = fc.option(fc.constantFrom(...groups), { nil: undefined })
  await fc.assert(
    fc.asyncProperty(moment, moment, group, async (from, to, only) => {
      const query = { ...(from ? { from } : {}), ...(to ? { to } : {}), ...(only ? { group: only } : {}) }
      const { totals } = await mai.api.wallet.statement({ query })
      expect(totals.opening + totals.moneyIn - totals.moneyOut + totals.others).toBe(totals.closing)
    }),
    { numRuns: 25 },
  )
})

test('M8 the record is read page by page without a gap, and its totals are those of the balance', async () => {
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await mai.api.wallet.statement({ query: { limit: 3, ...(before ? { before } : {}) } })
    seen.push(...page.rows.map(({ id }) => id))
    before = page.next ?? undefined
  } while (before)
  const whole = await mai.api.wallet.statement({ query: { limit: 100 } })
  expect(seen).toEqual(whole.rows.map(({ id }) => id))
  const { sumBalance, wallets } = await mai.api.wallet.balance()
  expect(whole.totals.closing).toBe(wallets[0]?.balance)
  expect(sumBalance).toBe((wallets[0]?.balance ?? 0n) - (wallets[0]?.held ?? 0n))
  expect(whole.netDeposits).toBe(whole.totals.closing)
})

test('M8 exports the same lines as UTF-8, named by the brand’s day; a future period is empty', async () => {
  const { csv, name } = await mai.api.wallet.statementCsv()
  expect(csv.startsWith(CSV_MARK)).toBe(true) // a spreadsheet would else spoil every Vietnamese letter
  expect(name).toContain(dayIn('Asia/Ho_Chi_Minh', setup.clock.now()))
  const lines = csv.trimEnd().split('\r\n')
  expect(name).toMatch(/^account-record-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines).toHaveLength(1 + 19)
  const from = new Date(setup.clock.now().getTime() + HOUR)
  const { totals, rows } = await mai.api.wallet.statement({ query: { from } })
  expect(rows).toEqual([])
  expect(moneyText(totals.opening)).toBe(moneyText(totals.closing))
})
