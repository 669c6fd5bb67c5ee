import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major, type Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { figuresNeedSecond } from './rules/second.ts'

let setup: SandboxSetup
let cashier: Operator
let other: Operator
beforeAll(async () => {
  setup = await sandboxSetup()
  cashier = await operator(setup, { roles: ['cashier'] })
  other = await operator(setup, { roles: ['cashier'] })
})
afterAll(() => setup.close())

/** A bank transfer under review that the cashier has claimed, with or without a proof of transfer. */
async function claimed(amount: Minor, hasProof: boolean) {
  const mai = await person(setup)
  const { id } = await mai.api.deposits.create({ body: { method: 'bank-transfer', amount } })
  const grey = { create: { width: 9, height: 9, channels: 3, background: '#777' } } as const
  const slip = new File([new Uint8Array(await sharp(grey).png().toBuffer())], 'slip.png', {
    type: 'image/png',
  })
  if (hasProof) await mai.api.deposits.sendSlip({ params: { id }, files: [slip] })
  const params = { id }
  await cashier.alone.depositsOffice.claim({ params })
  const approve = (received: Minor) =>
    refusal(cashier.alone.depositsOffice.approve({ params, body: { received } }))
  const balance = async () => (await walletById(setup.app.db, mai.wallet))?.balance
  return { approve, balance }
}

const DONE = 'nothing was refused'

test('M12 CSH-01 lets one cashier credit a deposit with the ordered amount and a proof of transfer, and nothing else', async () => {
  const hundred = major(100_000)
  const proved = await claimed(hundred, true)
  expect(await proved.approve(major(99_000_000_000))).toBe('deposits.aboveMost')
  expect(await proved.approve(hundred + 100n)).toBe('approvals.sent')
  expect(await proved.approve(hundred - 100n)).toBe('approvals.sent')
  expect(await proved.balance()).toBe(0n)
  expect(await proved.approve(hundred)).toBe(DONE)
  expect(await proved.balance()).toBe(hundred)
  const bare = await claimed(hundred, false)
  expect(await bare.approve(hundred)).toBe('approvals.sent')
  const large = await claimed(major(20_000_000), true)
  expect(await large.approve(major(20_000_000))).toBe('approvals.sent')
  expect([await bare.balance(), await large.balance()]).toEqual([0n, 0n])
})

test('M12 credits a proposed deposit once, by another cashier, and never above the method’s maximum', async () => {
  const order = await claimed(major(150_000), true)
  expect(await order.approve(major(160_000))).toBe('approvals.sent')
  expect(await order.approve(major(170_000))).toBe('approvals.sent')
  const { approvals } = await other.alone.approvals.list({ query: { limit: 100 } })
  const [first, second] = approvals.slice(-2).map(({ id }) => ({ params: { id }, body: {} }))
  if (!first || !second) throw new Error('two proposals were sent')
  expect(approvals.at(-1)?.changes[0]).toMatchObject({
    before: { amount: '150000.00' },
    after: { received: '170000.00' },
  })
  const ends = await Promise.all([first, second].map((one) => refusal(other.alone.approvals.approve(one))))
  expect(ends.toSorted()).toEqual(['approvals.notPossible', DONE])
  expect([major(160_000), major(170_000)]).toContain(await order.balance())
})

test('M12 needs two operators if the amount differs, reaches the limit, has no proof, or exceeds one’s daily total', () => {
  const plain = {
    ordered: 100n,
    received: 100n,
    hasProof: true,
    secondFrom: 1_000n,
    alone: 0n,
    aloneMost: 2_000n,
  }
  expect(figuresNeedSecond(plain)).toBe(false)
  expect(figuresNeedSecond({ ...plain, received: 99n })).toBe(true)
  expect(figuresNeedSecond({ ...plain, received: 101n })).toBe(true)
  expect(figuresNeedSecond({ ...plain, hasProof: false })).toBe(true)
  expect(figuresNeedSecond({ ...plain, ordered: 1_000n, received: 1_000n })).toBe(true)
  expect(figuresNeedSecond({ ...plain, alone: 1_900n })).toBe(false)
  expect(figuresNeedSecond({ ...plain, alone: 1_901n })).toBe(true)
})

test('CSH-01 rejects a deposit above the maximum of its method', async () => {
  const mai = await person(setup)
  const body = { method: 'qr-pay', amount: major(100_000_000_000) }
  expect(await refusal(mai.api.deposits.create({ body }))).toBe('deposits.amountTooLarge')
})
