import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { major } from '#kit/money.ts'
import { bankSetup, merchant, type BankSetup } from './testing/setup.ts'

let at: BankSetup
beforeAll(async () => {
  at = await bankSetup()
})
afterAll(() => at.close())

test('CSH-01 leaves exact matches to operators above the ceiling, and where the brand has switched it off', async () => {
  const set = (name: string, value: unknown) =>
    at.staff.api.settingsOffice.change({ params: { merchant, name }, body: { value: value as never } })
  await set('statementAutoMost', '300000.00')
  const high = await at.ordered()
  const low = await at.ordered(major(300_000))
  const entries = [at.paid(high.reference), at.paid(low.reference, '300000')]
  await at.imported(entries)
  expect(await at.queued(entries[0]?.ref ?? '')).toMatchObject({ why: 'aboveCeiling' })
  expect(await at.balanceOf(low.mai)).toBe(major(300_000))
  await set('statementAuto', false)
  const off = await at.ordered(major(300_000))
  const last = at.paid(off.reference, '300000')
  await at.imported([last])
  expect(await at.queued(last.ref)).toMatchObject({ why: 'autoOff' })
  await set('statementAuto', true)
  await set('statementAutoMost', '20000000.00')
  // named, exact and below the limit: one operator assigns it alone
  const entry = await at.queued(last.ref)
  const params = { merchant, id: entry?.id ?? '' }
  await at.staff.alone.bankStatements.assign({ params, body: { deposit: off.id } })
  expect(await at.balanceOf(off.mai)).toBe(major(300_000))
})

test('B2 M12 lets no one alone give an entry to a deposit that it does not name, or with another amount', async () => {
  const [first, second] = [await at.ordered(), await at.ordered()]
  const entries = [at.paid('no reference at all'), at.paid(second.reference, '400000')]
  await at.imported(entries)
  for (const [n, { mai, id }] of [first, second].entries()) {
    const entry = await at.queued(entries[n]?.ref ?? '')
    const call = {
      params: { merchant, id: entry?.id ?? '' },
      body: { deposit: id, note: 'the payer wrote to us' },
    }
    await expect(at.staff.alone.bankStatements.assign(call)).rejects.toMatchObject({ code: 'approvals.sent' })
    expect(await at.balanceOf(mai)).toBe(0n)
    await at.staff.api.bankStatements.assign(call) // a colleague approves
    expect(await at.balanceOf(mai)).toBe(n === 0 ? major(500_000) : major(400_000))
    await expect(at.staff.api.bankStatements.assign(call)).rejects.toMatchObject({
      code: 'bankStatements.entryDecided',
    })
  }
})

test('CSH-01 offers open deposits of the same amount, or by reference and account', async () => {
  const { mai, reference } = await at.ordered(major(731_000))
  const entry = at.paid('731 k', '731000')
  await at.imported([entry])
  const params = { merchant, id: (await at.queued(entry.ref))?.id ?? '' }
  const find = async (text?: string) =>
    (await at.staff.api.bankStatements.candidates({ params, query: text ? { find: text } : {} })).rows.map(
      (row) => row.reference,
    )
  expect(await find()).toEqual([reference])
  expect(await find(reference.toLowerCase())).toEqual([reference])
  expect(await find(mai.account)).toEqual([reference])
  expect(await find('D-1')).toEqual([])
})

test('CSH-01 refuses to assign to a decided deposit, another currency, too large an amount, or an outgoing entry', async () => {
  const open = await at.ordered()
  const done = await at.ordered()
  const huge = at.paid('x', '60000000000')
  const entries = [
    at.paid(done.reference),
    at.paid('y'),
    { ...at.paid('z'), isOut: true },
    huge,
    { ...at.paid('usd', '5'), currency: 'USD' },
  ]
  await at.imported(entries)
  const assign = async (n: number, deposit: string) => {
    const params = { merchant, id: (await at.queued(entries[n]?.ref ?? ''))?.id ?? '' }
    return at.staff.api.bankStatements
      .assign({ params, body: { deposit } })
      .catch((error: { code: string }) => error.code)
  }
  expect(await assign(1, done.id)).toBe('bankStatements.depositClosed')
  expect(await assign(2, open.id)).toBe('bankStatements.notIncoming')
  expect(await assign(3, open.id)).toBe('bankStatements.amountNotAllowed')
  expect(await assign(4, open.id)).toBe('bankStatements.otherCurrency')
  const hosted = await (
    await person(at)
  ).api.deposits.create({ body: { method: 'bank-card', amount: major(500_000) } })
  expect(await assign(1, hosted.id)).toBe('bankStatements.unknownDeposit')
  expect(await at.balanceOf(open.mai)).toBe(0n)
})

test('CSH-01 closes entries as returned or as no deposit, with a note, once', async () => {
  const entries = [at.paid('wrong recipient'), { ...at.paid('fee'), isOut: true }]
  await at.imported(entries)
  const [incoming, outgoing] = [
    await at.queued(entries[0]?.ref ?? ''),
    await at.queued(entries[1]?.ref ?? ''),
  ]
  const close = (id = '', as: 'returned' | 'closed') =>
    at.staff.api.bankStatements.close({
      params: { merchant, id },
      body: { as, note: 'sent back on 2 December' },
    })
  await expect(close(outgoing?.id, 'returned')).rejects.toMatchObject({ code: 'bankStatements.notIncoming' })
  await close(outgoing?.id, 'closed')
  await close(incoming?.id, 'returned')
  await expect(close(incoming?.id, 'closed')).rejects.toMatchObject({ code: 'bankStatements.entryDecided' })
  await expect(close('0199d6a2-0000-7000-8000-000000000000', 'closed')).rejects.toMatchObject({
    code: 'bankStatements.unknownEntry',
  })
})
