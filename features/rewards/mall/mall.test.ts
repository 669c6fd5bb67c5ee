import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { creditClaimed } from '#features/rewards/rewards/service/claim.ts'
import { major } from '#kit/money.ts'
import { setFrozen } from '#ledger/wallets.ts'
import { runs } from '#kit/testing/tier.ts'
import { cashOf, delivery, give, mug, pointsOf, redeem, rich, type Staff } from './testing/mall.ts'

let at: TestApp
let linh: Staff
let cup: string
const JADE = { merchant: 'JADE' }
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at, { roles: ['supervisor'] })
  cup = (await linh.api.mallOffice.create({ body: mug })).id
})
afterAll(() => at.close())

const product = (fields: Partial<typeof mug>) =>
  linh.api.mallOffice.create({ body: { ...mug, ...fields } }).then(({ id }) => id)
const stockOf = async (id: string) =>
  (await one(at.database.owner, sql<{ stock: number }>`select stock from mall_product where id = ${id}`))
    .stock

test('PRO-05 M10 goods are redeemed with an address, sent by an operator, and the member sees each status', async () => {
  const mai = await rich(at, 400n)
  const { list, delivery: none } = await mai.api.mall.goods()
  expect(list.find(({ id }) => id === cup)).toMatchObject({
    points: 150,
    stock: 5,
    title: { en: 'Porcelain mug' },
  })
  expect(none).toBeNull()
  const made = await redeem(mai, cup, 300, 2)
  expect(made).toMatchObject({
    status: 'process',
    exchangeType: 'goods',
    quantity: 2,
    points: 300,
    recipient: 'Mai Nguyen',
  })
  expect([await pointsOf(at, mai), await stockOf(cup)]).toEqual([major(100), 3])
  expect((await mai.api.mall.goods()).delivery).toEqual(delivery)
  const waiting = await linh.api.mallOffice.redemptions({ query: { find: made.number } })
  expect(waiting.list.map(({ id, deliveryAddress }) => [id, deliveryAddress])).toEqual([
    [made.id, delivery.address],
  ])
  const params = { id: made.id }
  const sent = { params, body: { ...JADE, shipment: 'VNPost EX123', remarks: 'Careful: porcelain' } }
  expect(await linh.api.mallOffice.approve(sent)).toEqual({ status: 'approved' })
  expect(await detailOf(linh.api.mallOffice.approve(sent))).toEqual({ status: 'approved' })
  expect((await mai.api.mall.history({ query: {} })).rows[0]).toMatchObject({
    status: 'approved',
    remarks: 'Careful: porcelain',
    shipment: 'VNPost EX123',
  })
  expect((await mai.api.inbox.list()).list[0]?.title).toBe('Goods on their way')
  expect(await refusal(mai.api.mall.deliver({ params, body: delivery }))).toBe('mall.alreadySent')
  await linh.api.mallOffice.complete({ params, body: { ...JADE, remarks: null } })
  expect((await mai.api.mall.history({ query: {} })).rows[0]?.status).toBe('completed')
  expect(await refusal(linh.api.mallOffice.reject({ params, body: { ...JADE, remarks: 'too late' } }))).toBe(
    'mall.alreadyDecided',
  )
})

test('PRO-05 M10 a rejected redemption returns points and stock once', async () => {
  const mai = await rich(at, 150n)
  const before = await stockOf(cup)
  const { id } = await redeem(mai, cup, 150)
  const reject = { params: { id }, body: { ...JADE, remarks: 'the address does not exist' } }
  await Promise.allSettled([1, 2, 3].map(() => linh.api.mallOffice.reject(reject)))
  expect([await pointsOf(at, mai), await stockOf(cup)]).toEqual([major(150), before])
  expect((await mai.api.mall.history({ query: {} })).rows[0]).toMatchObject({
    status: 'rejected',
    remarks: 'the address does not exist',
  })
  const { rows } = await mai.api.points.movements({ query: {} })
  expect(rows.map(({ kind, changed }) => [kind, changed])).toEqual([
    ['points.returned', major(150)],
    ['points.redeemed', -major(150)],
    ['points.reward', major(150)],
  ])
})

test('PRO-05 M10 of a hundred simultaneous redemptions of the last item one succeeds', async () => {
  const last = await product({ stock: 1, points: 10 })
  const people = await Promise.all(Array.from({ length: 10 }, () => rich(at, 1_000n)))
  const all = await Promise.allSettled(
    people.flatMap((who) => Array.from({ length: 10 }, () => redeem(who, last, 10))),
  )
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(last)).toBe(0)
  const left = await Promise.all(people.map((who) => pointsOf(at, who)))
  expect(left.reduce((sum, points) => sum + points, 0n)).toBe(major(10 * 1_000 - 10))
})

test('M10 points are spent once by simultaneous redemptions, and a repeated call has the first reply', async () => {
  const mai = await rich(at, 150n)
  const many = await product({ stock: null, points: 100 })
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(mai, many, 100)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await pointsOf(at, mai)).toBe(major(50))
  const body = { product: many, quantity: 1, points: 100, delivery, paymentPassword: PAYMENT_PASSWORD }
  await give(at, mai, 500n)
  const key = { idempotencyKey: `mall-${mai.account}` }
  const [first, second] = [await mai.api.mall.redeem({ body }, key), await mai.api.mall.redeem({ body }, key)]
  expect(second.id).toBe(first.id)
  expect(await pointsOf(at, mai)).toBe(major(450))
})

test('M10 any order of redemptions, rejections and conversions keeps points, stock and cash equal to a model', async () => {
  const step = fc.record({
    what: fc.constantFrom('redeem', 'redeem', 'reject', 'convert', 'cash'),
    quantity: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const model = { points: 300, stock: 4, cash: 0n, open: [] as { id: string; quantity: number }[] }
      const thing = await product({ stock: model.stock, points: 40 })
      const money = await product({ kind: 'cash', amount: major(2_000), stock: null, points: 25 })
      const mai = await rich(at, BigInt(model.points))
      for (const { what, quantity } of steps) {
        if (what === 'redeem') {
          const isOk = quantity <= model.stock && quantity * 40 <= model.points
          const call = redeem(mai, thing, quantity * 40, quantity)
          if (!isOk) {
            expect(['mall.soldOut', 'mall.notEnough']).toContain(await refusal(call))
            continue
          }
          model.open.push({ id: (await call).id, quantity })
          model.points -= quantity * 40
          model.stock -= quantity
        }
        const last = what === 'reject' ? model.open.pop() : undefined
        if (last) {
          await linh.api.mallOffice.reject({
            params: { id: last.id },
            body: { ...JADE, remarks: 'came back' },
          })
          model.points += last.quantity * 40
          model.stock += last.quantity
        }
        if (what === 'convert' && model.points >= quantity * 10) {
          const amount = major(quantity * 1_000)
          await mai.api.mall.convert({
            body: { points: quantity * 10, amount, paymentPassword: PAYMENT_PASSWORD },
          })
          model.points -= quantity * 10
          model.cash += amount
        }
        if (what === 'cash' && model.points >= quantity * 25) {
          await redeem(mai, money, quantity * 25, quantity)
          model.points -= quantity * 25
          model.cash += major(quantity * 2_000)
        }
      }
      await Promise.all([creditClaimed(at.app), creditClaimed(at.app)])
      expect(await pointsOf(at, mai)).toBe(major(model.points))
      expect(await stockOf(thing)).toBe(model.stock)
      expect(await cashOf(at, mai)).toBe(model.cash)
    }),
    { numRuns: runs({ day: 4, night: 50 }), endOnFailure: true },
  )
})

test('PRO-04 converts by the ratio, behind the payment password', async () => {
  const mai = await rich(at, 55n)
  const convert = (points: number, amount = major(points * 100), paymentPassword = PAYMENT_PASSWORD) =>
    mai.api.mall.convert({ body: { points, amount, paymentPassword } })
  expect(await refusal(convert(20, major(2_000), 'a wrong one'))).toBe('mall.wrongPassword')
  expect(await detailOf(convert(25))).toEqual({ ratio: 10 })
  expect(await refusal(convert(25))).toBe('mall.notMultiple')
  expect(await refusal(convert(20, major(9_000)))).toBe('mall.rateChanged')
  expect(await detailOf(convert(60))).toEqual({ missing: 5 })
  const made = await convert(50)
  expect(made).toMatchObject({
    exchangeType: 'convert',
    status: 'completed',
    points: 50,
    amount: major(5_000),
  })
  await creditClaimed(at.app)
  expect([await pointsOf(at, mai), await cashOf(at, mai)]).toEqual([major(5), major(5_000)])
})

test('PRO-05 refuses what the page should not have offered', async () => {
  const mai = await rich(at, 500n)
  expect(await refusal(redeem(mai, crypto.randomUUID(), 150))).toBe('mall.unknownProduct')
  expect(await detailOf(redeem(mai, cup, 100))).toEqual({ points: 150 })
  expect(await refusal(redeem(mai, cup, 100))).toBe('mall.priceChanged')
  expect(await refusal(redeem(mai, cup, 100 * 150, 100))).toBe('mall.soldOut')
  const single = await product({ perMember: 1, points: 10 })
  await redeem(mai, single, 10)
  expect(await detailOf(redeem(mai, single, 10))).toEqual({ most: 1 })
  expect(await refusal(redeem(mai, single, 10))).toBe('mall.perMember')
  const body = { product: cup, quantity: 1, points: 150, paymentPassword: PAYMENT_PASSWORD }
  expect(await refusal(mai.api.mall.redeem({ body }))).toBe('mall.noAddress')
  const dear = await product({ points: 9_000, stock: null })
  expect(await refusal(redeem(mai, dear, 9_000))).toBe('mall.notEnough')
  await linh.api.mallOffice.hide({ params: { id: dear }, body: JADE })
  expect(await refusal(redeem(mai, dear, 9_000))).toBe('mall.unknownProduct')
  await setFrozen(at.app.db, mai.wallet, true)
  expect((await mai.api.mall.goods()).isLocked).toBe(true)
  expect(await refusal(redeem(mai, cup, 150))).toBe('mall.walletLocked')
  expect(await pointsOf(at, mai)).toBe(major(490))
  const an = await person(at)
  await sql`update credential set payment_hash = null where member_id = ${an.id}`.execute(at.database.owner)
  expect(await refusal(redeem(an, cup, 150))).toBe('mall.noPaymentPassword')
})

/** As strong markers of harm do. */
const stopMarketing = ({ id }: { readonly id: bigint }) =>
  sql`insert into marketing_stop (member_id, until, why, at) values (${id}, null, 'harm', now())`.execute(
    at.database.owner,
  )

test('R9 PRO-05 a member at risk sees and gets no bonus, and keeps what the points buy', async () => {
  const bonus = await product({
    kind: 'bonus',
    amount: major(20_000),
    wagering: 3,
    days: 7,
    points: 50,
    stock: null,
  })
  const mai = await rich(at, 300n)
  expect((await mai.api.mall.goods()).list.find(({ id }) => id === bonus)).toMatchObject({
    wagering: 3,
    days: 7,
  })
  const made = await redeem(mai, bonus, 50)
  expect(made).toMatchObject({ exchangeType: 'bonus', status: 'completed', amount: major(20_000) })
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  expect(rows.map(({ kind, amount }) => [kind, amount])).toEqual([['bonus', major(20_000)]])
  await stopMarketing(mai)
  expect((await mai.api.mall.goods()).list.map(({ id }) => id)).not.toContain(bonus)
  expect(await refusal(redeem(mai, bonus, 50))).toBe('mall.notNow')
  await redeem(mai, cup, 150)
  expect(await pointsOf(at, mai)).toBe(major(100))
})

test('PRO-05 a reward in goods becomes an order whose member enters the address; sold out it stays claimable', async () => {
  const gift = await product({ stock: 1, points: 999, isVisible: false })
  const mai = await person(at)
  const offer = (key: string) => ({
    merchant: 'JADE',
    memberId: mai.id,
    source: 'missions',
    key: `${key}:${mai.id}`,
    kind: 'goods' as const,
    currency: 'VND' as const,
    amount: 1n,
    detail: { product: gift },
    claim: 'byHand' as const,
    claimUntil: null,
  })
  for (const key of ['first', 'second'])
    await inTransaction(at.app.db, (tx) => offerReward(tx, offer(key), at.app.clock.now()))
  const { rows } = await mai.api.rewards.list({ query: { view: 'claimable' } })
  await mai.api.rewards.claim({ params: { id: rows[0]!.id } })
  expect(await refusal(mai.api.rewards.claim({ params: { id: rows[1]!.id } }))).toBe('rewards.blocked')
  const [order] = (await mai.api.mall.history({ query: {} })).rows
  expect(order).toMatchObject({ exchangeType: 'reward', points: 0, status: 'process', deliveryAddress: null })
  const params = { id: order!.id }
  const approve = { params, body: { ...JADE, shipment: 'VNPost EX9', remarks: null } }
  expect(await refusal(linh.api.mallOffice.approve(approve))).toBe('mall.noAddress')
  const an = await person(at)
  expect(await refusal(an.api.mall.deliver({ params, body: delivery }))).toBe('mall.unknownRedemption')
  expect(await mai.api.mall.deliver({ params, body: delivery })).toMatchObject({
    deliveryAddress: delivery.address,
  })
  await linh.api.mallOffice.approve({ ...approve, params })
})
