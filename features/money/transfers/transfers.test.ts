import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockWaiters } from '#apps/server/testing/locks.ts'
import { operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person, type Person, type PersonOptions } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { insertHold } from '#features/account/security/store/holds.ts'
import { major, type Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { walletById } from '#ledger/wallets.ts'
import { transferSent } from './postings.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const balanceOf = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n

/** A member below `upline`. */
async function below(upline: Person | null, options: PersonOptions = {}): Promise<Person> {
  const made = await person(at, options)
  if (upline) await run(at.app.db, sql`update member set upline_id = ${upline.id} where id = ${made.id}`)
  return made
}

/** duc (general agent) above hoa (agent) above mai. */
async function line(balance: Minor = major(1_000_000)) {
  const duc = await below(null, { type: 1, balance })
  const hoa = await below(duc, { type: 2, balance })
  const mai = await below(hoa, { balance })
  return { duc, hoa, mai }
}

const send = (from: Person, amount: Minor, to?: Person, key?: string) =>
  from.api.transfers.send(
    { body: { ...(to ? { to: to.account } : {}), amount, paymentPassword: PAYMENT_PASSWORD } },
    key ? { idempotencyKey: key } : {},
  )

test('CSH-04 changes both balances at once to the upline, names sender, receiver and amount, and notifies the receiver', async () => {
  const { hoa, mai } = await line()
  const sent = await send(mai, major(100_000))
  expect(sent).toMatchObject({
    sender: mai.account,
    receiver: hoa.account,
    amount: major(100_000),
    direction: 'up',
    isSent: true,
  })
  expect([await balanceOf(mai), await balanceOf(hoa)]).toEqual([major(900_000), major(1_100_000)])
  const { rows } = await hoa.api.transfers.list({})
  expect(rows).toMatchObject([{ reference: sent.reference, isSent: false }])
  const told = await one(
    at.app.db,
    sql<{ n: number }>`select count(*)::int as n from inbox_message where member_id = ${hoa.id}`,
  )
  expect(told.n).toBe(1)
  const params = { id: sent.id }
  for (const own of [mai, hoa])
    expect((await own.api.transfers.receiptPdf({ params })).name).toBe(`${sent.reference}.pdf`)
  const other = await person(at)
  await expect(other.api.transfers.receiptPdf({ params })).rejects.toEqual(
    expect.objectContaining({ code: 'transfers.unknown' }),
  )
})

test('CSH-04 finds a receiver regardless of capitals in the account name', async () => {
  const duc = await below(null, { type: 1, balance: major(1_000_000) })
  const name = `Lan${randomBytes(4).toString('hex')}`
  const lan = await below(duc, { account: name })
  for (const typed of [name, name.toLowerCase(), name.toUpperCase(), ` ${name}`])
    expect(
      await duc.api.transfers.send({
        body: { to: typed, amount: major(20_000), paymentPassword: PAYMENT_PASSWORD },
      }),
    ).toMatchObject({ receiver: name })
  expect(await balanceOf(lan)).toBe(major(80_000))
})

test('CSH-04 states what is left and missing when a bet comes between check and posting', async () => {
  const { hoa, mai } = await line(major(100_000))
  let sent: Promise<unknown> = Promise.resolve()
  await inTransaction(at.app.db, async (tx) => {
    // spent, not committed: the transfer still reads 100 000 and then waits for this wallet
    await post(tx, [
      {
        posting: transferSent,
        key: `race:${mai.id}`,
        wallet: mai.wallet,
        amount: major(70_000),
        detail: 'line',
      },
    ])
    sent = send(mai, major(50_000)).catch((error: unknown) => error)
    await expect.poll(() => lockWaiters(at)).toBeGreaterThan(0)
  })
  expect(await sent).toMatchObject({
    code: 'transfers.notEnough',
    detail: { free: '30000.00', missing: '20000.00' },
  })
  expect([await balanceOf(mai), await balanceOf(hoa)]).toEqual([major(30_000), major(100_000)])
})

test('CSH-04 an agent sends down the line, two steps too; with the setting edge only one', async () => {
  const { duc, mai } = await line()
  expect(await send(duc, major(50_000), mai)).toMatchObject({ direction: 'down', receiver: mai.account })
  await applySetting(at, 'JADE', 'transferReach', 'edge')
  expect(await refusal(send(duc, major(50_000), mai))).toBe('transfers.outsideLine')
  await applySetting(at, 'JADE', 'transferReach', 'line')
})

test('N3 rejects transfers outside the line, to siblings, to oneself and between members with the same refusal', async () => {
  const { duc, hoa, mai } = await line()
  const an = await below(hoa, { balance: major(100_000) })
  const stranger = await below(null, { type: 2 })
  const amber = await person(at, { merchant: 'AMBER' })
  const tries = [
    send(mai, major(20_000), an),
    send(mai, major(20_000), stranger),
    send(mai, major(20_000), mai),
    send(hoa, major(20_000), stranger),
    send(duc, major(20_000), amber),
  ]
  for (const tried of await Promise.allSettled(tries))
    expect(tried).toMatchObject({ reason: { code: 'transfers.outsideLine' } })
  const nobody = duc.api.transfers.send({
    body: { to: 'nobody-of-that-name', amount: major(20_000), paymentPassword: PAYMENT_PASSWORD },
  })
  await expect(nobody).rejects.toMatchObject({ code: 'transfers.outsideLine' })
  expect(await balanceOf(mai)).toBe(major(1_000_000))
})

test('CSH-04 moves nothing without the right payment password', async () => {
  const { mai } = await line()
  const wrong = mai.api.transfers.send({ body: { amount: major(20_000), paymentPassword: '000000000' } })
  await expect(wrong).rejects.toMatchObject({ code: 'transfers.wrongPassword' })
  expect(await balanceOf(mai)).toBe(major(1_000_000))
})

test('M4 pressing twice, and once more after a lost reply, sends once', async () => {
  const { hoa, mai } = await line()
  const sent = await Promise.all(
    [1, 2, 3].map(() => send(mai, major(70_000), undefined, `pressed-${mai.id}`)),
  )
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  expect([await balanceOf(mai), await balanceOf(hoa)]).toEqual([major(930_000), major(1_070_000)])
})

test('N3 never overdraws or exceeds the daily count with a hundred concurrent transfers', async () => {
  const { hoa, mai } = await line(major(300_000))
  const tried = await Promise.allSettled(Array.from({ length: 60 }, () => send(mai, major(20_000))))
  const done = tried.filter(({ status }) => status === 'fulfilled').length
  expect(done).toBeLessThanOrEqual(15) // 300 000 are fifteen times 20 000; the pace may allow fewer
  expect(await balanceOf(mai)).toBe(major(300_000) - BigInt(done) * major(20_000))
  expect(await balanceOf(hoa)).toBe(major(300_000) + BigInt(done) * major(20_000))
}, 60_000)

test('M1 transfers within a line leave the total of its balances unchanged', async () => {
  const { duc, hoa, mai } = await line(major(200_000))
  const people = [duc, hoa, mai]
  const sums = async () => Promise.all(people.map(balanceOf))
  const model = await sums()
  const actions = fc.sample(
    fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 }), fc.integer({ min: 1, max: 30 })),
    {
      numRuns: 14,
      seed: 7,
    },
  )
  for (const [from, to, ten] of actions) {
    const [sender, receiver] = [people[from], people[to]]
    if (!sender || !receiver) continue
    const amount = major(ten * 10_000)
    const went = await send(sender, amount, receiver).then(
      () => true,
      () => false,
    )
    const covers = (model[from] ?? 0n) >= amount && from !== to
    expect({ from, to, amount, went }).toEqual({ from, to, amount, went: covers })
    if (!went) continue
    model[from] = (model[from] ?? 0n) - amount
    model[to] = (model[to] ?? 0n) + amount
  }
  expect(await sums()).toEqual(model)
}, 60_000)

test('B1 shows operators the transfers of their brands; refuses others', async () => {
  const { mai } = await line()
  const sent = await send(mai, major(30_000))
  const linh = await operator(at)
  const { rows } = await linh.api.transfersOffice.list({ query: { find: mai.account } })
  expect(rows).toMatchObject([{ reference: sent.reference, senderId: mai.id, distance: 1 }])
  const upper = await linh.api.transfersOffice.list({ query: { find: mai.account.toUpperCase() } })
  expect(upper.rows).toMatchObject([{ reference: sent.reference }])
  // wildcards in a search text are escaped
  expect((await linh.api.transfersOffice.list({ query: { find: '%' } })).rows).toEqual([])
  const support = await operator(at, { roles: ['support'] })
  await expect(support.api.transfersOffice.list({})).rejects.toMatchObject({ code: 'permission.missing' })
})

test('A13 CSH-04 sends nothing during the hold after a change of account security', async () => {
  const { mai } = await line()
  const now = at.clock.now()
  const until = new Date(now.getTime() + 24 * 3_600_000)
  await inTransaction(at.app.db, (tx) => insertHold(tx, { memberId: mai.id, what: 'password', now, until }))
  await expect(send(mai, major(20_000))).rejects.toMatchObject({
    code: 'transfers.held',
    detail: { until: until.toISOString() },
  })
  expect(await balanceOf(mai)).toBe(major(1_000_000))
})

test('SYS-01 shows before that the jurisdiction does not allow transfers, and sends nothing', async () => {
  const { mai } = await line()
  const pack = (terms: object) =>
    run(
      at.database.owner,
      sql`update jurisdiction_pack set terms = ${JSON.stringify(terms)}::jsonb where code = 'default'`,
    )
  const isAllowed = async () => (await mai.api.transfers.terms()).isAllowed
  await pack({ allowsTransfers: false })
  await expect.poll(isAllowed).toBe(false)
  await expect(send(mai, major(20_000))).rejects.toMatchObject({ code: 'transfers.notAllowed' })
  expect(await balanceOf(mai)).toBe(major(1_000_000))
  await pack({})
  await expect.poll(isAllowed).toBe(true)
})

test('CSH-04 rejects an amount outside the brand’s limits with the limit: minimum, maximum, daily sum and daily count', async () => {
  const limits = {
    transferLeast: major(20),
    transferMost: major(200),
    transferDayMost: major(250),
    transferDayCount: 2,
  } as const
  for (const [name, value] of Object.entries(limits))
    await applySetting(at, 'AMBER', name as keyof typeof limits, value)
  const hoa = await below(null, { type: 2, merchant: 'AMBER' })
  const mai = await below(hoa, { merchant: 'AMBER', balance: major(1_000) })
  const refused = (code: string, detail: object) =>
    expect.objectContaining({ code: `transfers.${code}`, detail: expect.objectContaining(detail) })
  await expect(send(mai, major(19))).rejects.toEqual(refused('amountTooSmall', { least: '20.00' }))
  await expect(send(mai, major(201))).rejects.toEqual(refused('amountTooLarge', { most: '200.00' }))
  await send(mai, major(200))
  await expect(send(mai, major(51))).rejects.toEqual(refused('dayAmount', { left: '50.00' }))
  await send(mai, major(20))
  await expect(send(mai, major(20))).rejects.toEqual(refused('dayCount', { most: 2 }))
  expect([await balanceOf(mai), await balanceOf(hoa)]).toEqual([major(780), major(220)])
})
