import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { shareOf } from '#apps/processor/desk/coins.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { crc16 } from './rules/vietqr.ts'
import { chaseDeposits } from './service/chase.ts'

let setup: SandboxSetup
beforeAll(async () => {
  setup = await sandboxSetup()
})
afterAll(() => setup.close())

const MINUTE = 60_000
const balanceOf = async ({ wallet }: Person) => (await walletById(setup.app.db, wallet))?.balance

async function opened(method: string, amount = major(500_000)) {
  const mai = await person(setup)
  const deposit = await mai.api.deposits.create({ body: { method, amount } })
  const order = setup.desk.find('payment', 'JADE', deposit.id)
  if (order?.kind !== 'payment') throw new Error('the processor has no such order')
  const now = () => mai.api.deposits.one({ params: { id: deposit.id } })
  return { mai, deposit, order, now }
}

/** Sends a share of the requested amount and mines `blocks`; every message is delivered. */
async function send({ order }: Awaited<ReturnType<typeof opened>>, percent: bigint, blocks: number) {
  if (!order.coin) throw new Error('not a coin')
  setup.desk.sendCoin(order.id, shareOf(order.coin, percent))
  for (let block = 0; block < blocks; block += 1) {
    setup.clock.forward(10_000)
    setup.desk.mineBlocks()
  }
  return setup.deliver()
}

test('CSH-01 the national QR carries the order’s own account, amount and message, and a checksum that holds', async () => {
  const { mai, deposit, order, now } = await opened('viet-qr')
  expect(deposit).toMatchObject({ state: 'pending', channel: 'qr', hasSlip: false })
  const qr = deposit.transferTo?.qr ?? ''
  expect(qr).toContain('0010A000000727')
  expect(qr).toContain(deposit.transferTo?.accountNumber)
  expect(qr).toContain('5406500000')
  expect(qr).toContain(deposit.transferTo?.content)
  expect(crc16(qr.slice(0, -4))).toBe(qr.slice(-4))
  setup.desk.settle(order.id, 'paid')
  await setup.deliver()
  expect(await now()).toMatchObject({ state: 'paid', transferTo: null })
  expect(await balanceOf(mai)).toBe(major(500_000))
})

test('CSH-01 two orders by QR never share an account', async () => {
  const [one, two] = [await opened('viet-qr'), await opened('viet-qr')]
  expect(one.deposit.transferTo?.accountNumber).not.toBe(two.deposit.transferTo?.accountNumber)
})

test('CSH-01 credits crypto after enough confirmations, at the locked rate', async () => {
  const coin = await opened('usdt-tron')
  expect(coin.deposit.coin).toMatchObject({
    asset: 'USDT',
    amount: '19.120459',
    rate: major(26_150),
    needs: 3,
  })
  await send(coin, 100n, 2)
  expect(await coin.now()).toMatchObject({
    state: 'pending',
    coin: { confirmations: 2, received: '19.120459' },
  })
  expect(await balanceOf(coin.mai)).toBe(0n)
  setup.clock.forward(10_000)
  setup.desk.mineBlocks()
  await setup.deliver()
  expect(await coin.now()).toMatchObject({ state: 'paid', amount: major(500_000) })
  expect(await balanceOf(coin.mai)).toBe(major(500_000))
})

test('CSH-01 credits crypto once despite repeated, forged and reordered news, and never counts backwards', async () => {
  const coin = await opened('usdt-tron')
  const before = setup.journal.behaviour()
  setup.journal.write({ behaviour: { ...before, copies: 3, isForging: true, isReordering: true } })
  await send(coin, 100n, 3)
  setup.journal.write({ behaviour: before })
  expect(await coin.now()).toMatchObject({ state: 'paid', coin: { confirmations: 3 } })
  expect(await balanceOf(coin.mai)).toBe(major(500_000))
})

test('CSH-01 credits too little crypto as what it is', async () => {
  const coin = await opened('usdt-tron')
  await send(coin, 60n, 3)
  // 60 % of 19.120459 is 11.472275; at 26 150.00 that is 299 999.99 and a little, cut to hundredths
  expect(await coin.now()).toMatchObject({ state: 'paid', amount: 2_999_999_900n })
  expect(await balanceOf(coin.mai)).toBe(2_999_999_900n)
})

test('CSH-01 waits for crypto seen in time past the order’s end; later crypto waits for an operator', async () => {
  const inTime = await opened('usdt-tron')
  setup.desk.sendCoin(inTime.order.id, shareOf(inTime.order.coin ?? never(), 100n))
  await setup.deliver()
  setup.clock.forward(16 * MINUTE)
  await inTime.now() // keeps the session alive
  setup.clock.forward(15 * MINUTE)
  await chaseDeposits(setup.app)
  expect((await inTime.now()).state).toBe('pending')
  for (let block = 0; block < 3; block += 1) setup.desk.mineBlocks()
  await setup.deliver()
  expect((await inTime.now()).state).toBe('paid')

  const late = await opened('usdt-tron')
  setup.clock.forward(16 * MINUTE)
  await late.now()
  setup.clock.forward(15 * MINUTE)
  await chaseDeposits(setup.app)
  expect((await late.now()).state).toBe('expired')
  await send(late, 100n, 3)
  expect((await late.now()).state).toBe('inReview')
  expect(await balanceOf(late.mai)).toBe(0n)
  const params = { id: late.deposit.id }
  const linh = await operator(setup)
  const seen = await linh.api.depositsOffice.one({ params })
  expect(seen.reported).toBe(major(500_000))
  await linh.api.depositsOffice.claim({ params })
  await linh.api.depositsOffice.approve({ params, body: { received: major(490_000) } })
  expect(await balanceOf(late.mai)).toBe(major(490_000))
})

test('CSH-01 opens one order with one price when pressed twice', async () => {
  const mai = await person(setup)
  const body = { method: 'usdt-tron', amount: major(300_000) }
  const twice = await Promise.all(
    [1, 2].map(() => mai.api.deposits.create({ body }, { idempotencyKey: 'pressed-twice-by-mai' })),
  )
  const [one, two] = twice.map(({ id, coin }) => ({ id, address: coin?.address }))
  expect(one).toEqual(two)
  expect((await mai.api.deposits.list({})).rows).toHaveLength(1)
})

function never(): never {
  throw new Error('there is a coin')
}
