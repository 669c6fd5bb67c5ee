import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { openLive } from '#live/client.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const both = (text: string) => ({ en: text, vi: text })
const draft = {
  name: both('Second bank'),
  note: both('Another account of the house'),
  guide: both(''),
  least: major(100_000),
  most: major(900_000),
  presets: [major(100_000)],
  feePpm: 0,
  feeFixed: 0n,
  arrivalSeconds: 600,
  expiryMinutes: 60,
  sort: 0,
  isOpen: true,
  account: { bank: 'Demo Bank', bin: '970499', accountNumber: '77001234', holder: 'CONG TY JADE DEMO' },
  coin: null,
}
const fixed = { merchant: 'JADE', kind: 'bank', channel: 'page', processor: null, currency: 'VND' } as const

async function added(code: string) {
  const { id } = await linh.api.depositMethods.add({
    body: { ...fixed, ...draft, code, reason: 'a second bank' },
  })
  return id
}

test('CSH-01 offers an added method immediately, in its position, and audits it', async () => {
  await added('second-bank')
  const mai = await person(at)
  const { methods } = await mai.api.deposits.methods()
  expect(methods[0]).toMatchObject({ code: 'second-bank', least: major(100_000), guide: [] })
  const entry = await one(
    at.app.db,
    sql<{ reason: string; operatorAccount: string }>`
    select reason, operator_account from audit_entry where object = 'method:JADE:second-bank'`,
  )
  expect(entry).toEqual({ reason: 'a second bank', operatorAccount: linh.account })
  const again = linh.api.depositMethods.add({
    body: { ...fixed, ...draft, code: 'second-bank', reason: 'once more' },
  })
  await expect(again).rejects.toMatchObject({ code: 'depositMethods.taken' })
})

test('CSH-01 notifies open cashiers of the brand about an added or changed method, and no others', async () => {
  const [mai, grace] = [await person(at), await person(at, { merchant: 'AMBER' })]
  const listen = (token: string) => {
    const heard: string[] = []
    const live = openLive(at.site, () => token, {
      onHint: ({ topic }) => heard.push(topic),
      onReconnect: () => undefined,
      onState: (state) => state === 'open' && heard.push('open'),
    })
    return { heard, close: () => live.close() }
  }
  const [own, other] = [listen(mai.token), listen(grace.token)]
  await expect.poll(() => [own.heard, other.heard]).toEqual([['open'], ['open']])
  const id = await added('night-bank')
  await expect.poll(() => own.heard).toEqual(['open', 'methods.changed'])
  const change = { ...draft, isOpen: false, version: 1, reason: 'closed for the night' }
  await linh.api.depositMethods.change({ params: { id }, body: change })
  await expect.poll(() => own.heard).toEqual(['open', 'methods.changed', 'methods.changed'])
  // refused: no new row
  await expect(linh.api.depositMethods.change({ params: { id }, body: change })).rejects.toMatchObject({
    code: 'depositMethods.changed',
  })
  expect((await mai.api.deposits.methods()).methods.map(({ code }) => code)).not.toContain('night-bank')
  expect([own.heard.length, other.heard]).toEqual([3, ['open']])
  own.close()
  other.close()
})

test('SHL-10 lists the open payment methods by name to a visitor, in the language of the call', async () => {
  const id = await added('foot-bank')
  const names = async (language: 'EN' | 'VI') =>
    (await at.api({ headers: { language } }).deposits.ways()).list.map(({ name }) => name)
  expect(await names('EN')).toEqual(expect.arrayContaining(['Second bank', 'E-wallet']))
  expect(await names('VI')).toEqual(expect.arrayContaining(['Ví điện tử']))
  await linh.api.depositMethods.change({
    params: { id },
    body: { ...draft, name: both('Closed bank'), isOpen: false, version: 1, reason: 'closed for the foot' },
  })
  const open = await names('EN')
  expect(open).not.toContain('Closed bank')
  expect(open).not.toContain('Transfer to a member')
})

test('CSH-01 applies a change to the next deposit; open ones keep their fee and account', async () => {
  const id = await added('third-bank')
  const mai = await person(at)
  const deposit = await mai.api.deposits.create({ body: { method: 'third-bank', amount: major(100_000) } })
  const account = { ...draft.account, accountNumber: '99998888' }
  const change = { ...draft, account, feePpm: 100_000, reason: 'the bank has moved' }
  await linh.api.depositMethods.change({ params: { id }, body: { ...change, version: 1 } })
  const [old, next] = [
    await mai.api.deposits.one({ params: { id: deposit.id } }),
    await mai.api.deposits.create({ body: { method: 'third-bank', amount: major(100_000) } }),
  ]
  expect([old.transferTo?.accountNumber, next.transferTo?.accountNumber]).toEqual(['77001234', '99998888'])
  expect([old.fee, next.fee]).toEqual([0n, major(10_000)])
  const params = { id: deposit.id }
  await linh.api.depositsOffice.claim({ params })
  expect(await linh.api.depositsOffice.approve({ params, body: { received: major(100_000) } })).toMatchObject(
    { fee: 0n },
  )
})

test('CSH-01 tells the second of two operators who change one method that it changed', async () => {
  const id = await added('fourth-bank')
  const change = (reason: string) =>
    linh.api.depositMethods.change({ params: { id }, body: { ...draft, isOpen: false, version: 1, reason } })
  const results = await Promise.allSettled([change('one tab'), change('another tab')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'depositMethods.changed' },
  })
  const mai = await person(at)
  const create = mai.api.deposits.create({ body: { method: 'fourth-bank', amount: major(100_000) } })
  await expect(create).rejects.toMatchObject({ code: 'deposits.unknownMethod' })
})

test('B1 refuses changes without the permission; refuses inconsistent methods by field', async () => {
  const cashier = await operator(at, { roles: ['supervisor'] })
  expect((await cashier.api.depositMethods.list()).methods.length).toBeGreaterThan(5)
  const body = { ...fixed, ...draft, code: 'fifth-bank', reason: 'not allowed' }
  await expect(cashier.api.depositMethods.add({ body })).rejects.toMatchObject({ code: 'permission.missing' })
  const wrong = linh.api.depositMethods.add({ body: { ...body, most: major(1) } })
  await expect(wrong).rejects.toMatchObject({ code: 'depositMethods.wrong', detail: { what: 'limits' } })
})

test('B1 CSH-01 refuses a method of no brand, of another currency, of no processor, and an unknown one, each by name', async () => {
  const add = (change: object) =>
    linh.api.depositMethods.add({
      body: { ...fixed, ...draft, code: 'sixth-bank', reason: 'to be refused', ...change },
    })
  await expect(add({ merchant: 'NOBODY' })).rejects.toMatchObject({ code: 'depositMethods.unknownBrand' })
  await expect(add({ currency: 'USD' })).rejects.toMatchObject({ code: 'depositMethods.unknownBrand' })
  const hosted = { kind: 'hosted', account: null }
  for (const processor of [null, 'nobody'])
    await expect(add({ ...hosted, processor })).rejects.toMatchObject({
      code: 'depositMethods.unknownProcessor',
    })
  await expect(add({ processor: 'sandbox' })).rejects.toMatchObject({
    code: 'depositMethods.unknownProcessor',
  })
  const params = { id: crypto.randomUUID() }
  const change = linh.api.depositMethods.change({
    params,
    body: { ...draft, version: 1, reason: 'nobody’s' },
  })
  await expect(change).rejects.toMatchObject({ code: 'depositMethods.unknown' })
})

test('CSH-01 does not credit an amount below the fee, and lets it be decided with the right amount', async () => {
  const body = { ...fixed, ...draft, code: 'dear-bank', feeFixed: major(50_000), reason: 'a dear bank' }
  await linh.api.depositMethods.add({ body })
  const mai = await person(at)
  const { id } = await mai.api.deposits.create({ body: { method: 'dear-bank', amount: major(100_000) } })
  const params = { id }
  await linh.api.depositsOffice.claim({ params })
  for (const received of [major(40_000), major(50_000)])
    await expect(linh.api.depositsOffice.approve({ params, body: { received } })).rejects.toMatchObject({
      code: 'deposits.receivedTooSmall',
    })
  await linh.api.depositsOffice.approve({ params, body: { received: major(60_000) } })
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(10_000))
})

test('CSH-01 shows a VietQR code of the method’s own account, with the deposit’s reference, and takes it as a transfer', async () => {
  const account = {
    bank: 'Vietcombank',
    bin: '970436',
    accountNumber: '0071000123456',
    holder: 'CONG TY JADE',
  }
  const body = {
    ...fixed,
    ...draft,
    channel: 'qr',
    account,
    code: 'own-qr',
    reason: 'our own account',
  } as const
  await expect(
    linh.api.depositMethods.add({ body: { ...body, account: { ...account, bin: '' } } }),
  ).rejects.toMatchObject({ code: 'depositMethods.wrong', detail: { what: 'qr' } })
  await linh.api.depositMethods.add({ body })
  const mai = await person(at)
  const { transferTo, reference, kind, channel, state } = await mai.api.deposits.create({
    body: { method: 'own-qr', amount: major(200_000) },
  })
  expect({ kind, channel, state }).toEqual({ kind: 'bank', channel: 'qr', state: 'awaitingSlip' })
  expect(transferTo).toMatchObject({
    accountNumber: '0071000123456',
    holder: 'CONG TY JADE',
    content: reference,
  })
  for (const part of ['0006970436', '01130071000123456', '5406200000', reference])
    expect(transferTo?.qr).toContain(part)
})

test('CSH-01 names the processors that can take each type of payment', async () => {
  const { processors } = await linh.api.depositMethods.list()
  expect(processors).toContainEqual({ name: 'stripe', channels: ['page'] })
  expect(processors.find(({ name }) => name === 'sandbox')?.channels).toContain('qr')
})
