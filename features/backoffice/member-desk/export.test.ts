import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const linesOf = async (file: File): Promise<string[]> => (await file.text()).trimEnd().split('\r\n')

test('OPS-01 exports all pages of the filtered deposits as CSV and records the operator in the audit log', async () => {
  const mai = await person(at, { account: '=cmd|calc' })
  await run(
    at.database.owner,
    sql`
      insert into deposit (member_id, merchant, wallet, currency, method, amount, fee, state, return_url, language, created_at, expires_at)
      select ${mai.id}, 'JADE', ${mai.wallet}, 'VND', m.id, 1000000 * n, 0, 'inReview', '', 'en', now(), now() + interval '1 day'
      from deposit_method m, generate_series(1, 1203) n
      where m.merchant = 'JADE' and m.code = 'bank-transfer'
    `,
  )
  const file = await linh.api.depositsOffice.export({ body: { find: '=cmd|calc' } })
  expect([file.name, file.type]).toEqual([
    `deposits-${at.clock.now().toISOString().slice(0, 10)}.csv`,
    'text/csv; charset=utf-8',
  ])
  const mark = new Uint8Array(await file.slice(0, 3).arrayBuffer())
  expect([...mark]).toEqual([0xef, 0xbb, 0xbf]) // the byte order mark tells spreadsheets that the file is UTF-8
  const [head, ...rows] = await linesOf(file)
  expect(head).toMatch(/^Order,Created \(UTC\),Brand,Member,/)
  expect(new Set(rows).size).toBe(1_203)
  expect(rows.every((row) => row.includes(",JADE,'=cmd|calc,"))).toBe(true)
  expect(rows.some((row) => row.includes(',120300.00,0.00,VND,'))).toBe(true)
  const { entries } = await linh.api.audit.entries({ query: { action: 'deposits.export' } })
  expect(entries[0]).toMatchObject({ operator: linh.account, object: 'deposits' })
  const waiting = await linh.api.depositsOffice.export({ body: { find: '=cmd|calc', state: 'approved' } })
  expect(await linesOf(waiting)).toHaveLength(1)
})

test('B1 exports records only with the permission and only of an existing member; each of the four exports is complete', async () => {
  const mai = await person(at, { balance: major(100) })
  const params = { id: mai.id }
  const auditor = await operator(at, { roles: ['auditor'] })
  const cashier = await operator(at, { roles: ['cashier'] })
  const take = (who: Operator, records: 'movements' | 'rounds' | 'deposits' | 'withdrawals') =>
    who.api.memberDesk.export({ params, body: { records } })
  expect(await linesOf(await take(auditor, 'movements'))).toEqual([
    'No.,Time (UTC),Type,Amount,Balance after,Currency,Reference',
    expect.stringMatching(/^1,.*Z,deposit\.credited,100\.00,100\.00,VND,$/),
  ])
  for (const records of ['rounds', 'deposits', 'withdrawals'] as const)
    expect(await linesOf(await take(auditor, records))).toHaveLength(1)
  await expect(take(cashier, 'movements')).rejects.toMatchObject({ code: 'permission.missing' })
  await expect(
    linh.api.memberDesk.export({ params: { id: 999_999n }, body: { records: 'rounds' } }),
  ).rejects.toMatchObject({ code: 'backoffice.unknownMember' })
})
