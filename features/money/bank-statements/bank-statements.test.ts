import { afterAll, beforeAll, expect, test } from 'vitest'
import { camt054 } from '#apps/bank/camt.ts'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { finishImports } from './service/import.ts'
import { ACCOUNT, bankSetup, merchant, type BankSetup } from './testing/setup.ts'

let at: BankSetup
beforeAll(async () => {
  at = await bankSetup()
})
afterAll(() => at.close())

test('CSH-01 M12 credits an exact match once a second operator has approved the uploaded statement', async () => {
  const { mai, id, reference } = await at.ordered()
  const { id: statement } = await at.uploaded([at.paid(reference)])
  expect(await at.balanceOf(mai)).toBe(0n)
  const params = { merchant, id: statement }
  const { preview, sums } = await at.second.alone.bankStatements.preview({ params })
  expect(preview).toMatchObject([{ does: 'credit', reference }])
  expect(sums).toMatchObject({ credit: 1, amount: major(500_000) })
  await expect(at.staff.alone.bankStatements.approve({ params, body: {} })).rejects.toMatchObject({
    code: 'bankStatements.secondNeeded',
  })
  await at.second.alone.bankStatements.approve({ params, body: {} })
  expect(await at.balanceOf(mai)).toBe(major(500_000))
  expect(await mai.api.deposits.one({ params: { id } })).toMatchObject({ state: 'approved' })
  await expect(at.second.alone.bankStatements.approve({ params, body: {} })).rejects.toMatchObject({
    code: 'bankStatements.decided',
  })
})

test('CSH-01 M4 stores an entry once, in however many files it comes, and credits once', async () => {
  const { mai, reference } = await at.ordered()
  const entry = at.paid(reference)
  await at.imported([entry])
  const again = await at.imported([entry, at.paid('nothing known')])
  expect(await at.balanceOf(mai)).toBe(major(500_000))
  const { statement } = await at.staff.api.bankStatements.preview({ params: { merchant, id: again } })
  expect(statement).toMatchObject({ state: 'imported', entries: 2, stored: 1, conflicts: 0 })
  const same = await at.uploaded([entry]).catch((error: unknown) => error)
  expect(same).toMatchObject({ code: 'bankStatements.sameFile' })
})

test('CSH-01 counts a reference that the bank reused for another amount, and does not lose or credit it silently', async () => {
  const { mai, reference } = await at.ordered()
  const entry = at.paid(reference)
  await at.imported([entry])
  const other = await at.ordered(major(600_000))
  const id = await at.imported([{ ...entry, amount: '600000', text: other.reference }])
  const { statement } = await at.staff.api.bankStatements.preview({ params: { merchant, id } })
  expect(statement).toMatchObject({ stored: 0, conflicts: 1 })
  expect([await at.balanceOf(mai), await at.balanceOf(other.mai)]).toEqual([major(500_000), 0n])
})

test('CSH-01 queues what does not match exactly, each with its reason', async () => {
  const [less, more, twice] = [await at.ordered(), await at.ordered(), await at.ordered()]
  const entries = [
    at.paid(less.reference, '400000'),
    at.paid(more.reference, '600000'),
    at.paid(twice.reference),
    at.paid(twice.reference),
    at.paid('D-999999999'),
    at.paid('tien nha'),
    at.paid(`${less.reference} ${more.reference}`),
    { ...at.paid(less.reference), isOut: true },
    { ...at.paid(less.reference), isReversal: true },
  ]
  await at.imported(entries)
  const why = await Promise.all(entries.map(async ({ ref }) => (await at.queued(ref))?.why ?? null))
  expect(why).toEqual([
    'underpaid',
    'overpaid',
    null,
    'duplicate',
    'unknownReference',
    'noReference',
    'severalReferences',
    'outgoing',
    'reversal',
  ])
  expect(await at.balanceOf(twice.mai)).toBe(major(500_000))
  expect(await at.balanceOf(less.mai)).toBe(0n)
  const { queues } = await at.staff.api.workQueues.list()
  expect(queues.find(({ name }) => name === 'bank-statements')?.count).toBeGreaterThanOrEqual(8)
})

test('CSH-01 confirms without money a deposit that operators had credited by its proof', async () => {
  const { mai, id, reference } = await at.ordered()
  await at.staff.api.depositsOffice.claim({ params: { id } })
  await at.staff.api.depositsOffice.approve({ params: { id }, body: { received: major(500_000) } })
  const [first, second] = [at.paid(reference), at.paid(reference)]
  await at.imported([first, second])
  expect(await at.balanceOf(mai)).toBe(major(500_000))
  expect(await at.queued(first.ref)).toBeUndefined()
  expect(await at.queued(second.ref)).toMatchObject({ why: 'duplicate' })
})

test('CSH-01 credits a transfer that arrives after its order has expired', async () => {
  const { mai, id, reference } = await at.ordered()
  await run(at.database.owner, sql`update deposit set state = 'expired', closed_at = now() where id = ${id}`)
  await at.imported([at.paid(reference)])
  expect(await at.balanceOf(mai)).toBe(major(500_000))
})

test('CSH-01 rejects an uploaded statement and deletes its content', async () => {
  const { mai, reference } = await at.ordered()
  const { id } = await at.uploaded([at.paid(reference)])
  const params = { merchant, id }
  await at.second.alone.bankStatements.reject({ params, body: { reason: 'not from our bank' } })
  const left = await one(
    at.app.db,
    sql<{
      n: number
    }>`select count(*)::int as n from bank_statement where id = ${id} and content_sealed is not null`,
  )
  expect(left.n).toBe(0)
  await expect(
    at.second.alone.bankStatements.reject({ params, body: { reason: 'again' } }),
  ).rejects.toMatchObject({
    code: 'bankStatements.decided',
  })
  expect(await at.balanceOf(mai)).toBe(0n)
  const unknown = { merchant: 'AMBER', id }
  await expect(at.staff.api.bankStatements.preview({ params: unknown })).rejects.toMatchObject({
    code: 'bankStatements.unknown',
  })
})

test('CSH-01 names what is wrong with a file', async () => {
  const params = { merchant, id: at.feed }
  const send = (content: string) =>
    at.staff.api.bankStatements
      .upload({ params, files: [new File([content], 'camt054.xml')] })
      .catch((error: unknown) => error)
  expect(await send('')).toMatchObject({ code: 'bankStatements.fileMissing' })
  expect(await send('no xml')).toMatchObject({
    code: 'bankStatements.unreadable',
    detail: { what: 'notXml' },
  })
  expect(await send(camt054('42', [at.paid('x')]))).toMatchObject({
    detail: { what: 'otherAccount', detail: '42' },
  })
  const elsewhere = { params: { merchant: 'AMBER', id: at.feed }, files: [new File(['x'], 'x.xml')] }
  await expect(at.staff.api.bankStatements.upload(elsewhere)).rejects.toMatchObject({
    code: 'bankStatements.unknownFeed',
  })
})

test('CSH-01 goes on with an import that was interrupted, without crediting anything twice', async () => {
  const [one, two] = [await at.ordered(), await at.ordered()]
  const id = await at.imported([at.paid(one.reference), at.paid(two.reference)])
  await run(
    at.database.owner,
    sql`
      update bank_statement s
      set state = 'importing', content_sealed = ${at.app.vault.close('statement', Buffer.from(camt054(ACCOUNT, [at.paid('later')])).toString('base64'))}
      where id = ${id}
    `,
  )
  await finishImports(at.app)
  await finishImports(at.app)
  const { statement } = await at.staff.api.bankStatements.preview({ params: { merchant, id } })
  expect(statement).toMatchObject({ state: 'imported', stored: 3 })
  expect([await at.balanceOf(one.mai), await at.balanceOf(two.mai)]).toEqual([major(500_000), major(500_000)])
})
