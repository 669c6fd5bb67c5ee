import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { checkPaymentPassword } from '#features/account/identity/public.ts'
import { cashWallet } from '#features/money/wallet/public.ts'
import {
  exchangeOf,
  freePoints,
  moneyFor,
  movePoints,
  pointsRedeemed,
  tellPoints,
} from '#features/rewards/points/public.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import { major, UNITS_PER_MAJOR } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { App } from '#server/app.ts'
import type { mall } from '../contract/member.ts'
import { checkRedeem } from '../rules/mall.ts'
import { lockProduct, takeStock, type Product } from '../store/products.ts'
import { insertRedemption, redemptionById, takenBy } from '../store/redemptions.ts'
import { tellMall, viewOf } from './view.ts'

type Redeem = (typeof mall)['redeem']
type Convert = (typeof mall)['convert']

type Spending =
  | { readonly refused: 'mall.noPaymentPassword' | 'mall.wrongPassword' | 'mall.walletLocked' }
  | { readonly refused: 'mall.notEnough'; readonly detail: { readonly missing: number } }

type Made<R extends Redeem | Convert> = { readonly id: string } | Refusal<R>

async function passwordProblem(app: App, member: MemberCaller, password: string): Promise<Spending | null> {
  const answer = await checkPaymentPassword(app.db, member.id, password)
  if (answer === 'unset') return { refused: 'mall.noPaymentPassword' }
  return answer === 'wrong' ? { refused: 'mall.wrongPassword' } : null
}

/** Redeems points for a product: stock, points, redemption and its reward in one transaction (M10). */
export async function redeem(
  app: App,
  { body }: Given<Redeem>,
  call: CallFor<Redeem>,
): Promise<Reply<Redeem> | Refusal<Redeem> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const wrong = await passwordProblem(app, member, body.paymentPassword)
  if (wrong) return wrong
  const made = await withIdempotency(app.db, call, async (tx): Promise<Made<Redeem>> => {
    const product = await lockProduct(tx, body.product, member.merchant)
    if (!product?.isVisible) return { refused: 'mall.unknownProduct' }
    const delivery = product.kind === 'goods' ? (body.delivery ?? null) : null
    const refused = checkRedeem(
      { quantity: body.quantity, points: body.points, hasDelivery: delivery !== null },
      { ...product, taken: await takenBy(tx, member.id, product.id) },
    )
    if (refused) return refused
    await takeStock(tx, product.id, body.quantity)
    const amount = product.amount === null ? null : product.amount * BigInt(body.quantity)
    const id = await insertRedemption(tx, {
      merchant: member.merchant,
      memberId: member.id,
      exchangeType: product.kind,
      product: product.id,
      titleEn: product.titleEn,
      titleVi: product.titleVi,
      quantity: body.quantity,
      points: body.points,
      amount,
      currency: member.currency,
      state: product.kind === 'goods' ? 'process' : 'completed',
      delivery,
      now,
    })
    if (amount !== null && !(await giveMoney(app, tx, { call, product, id, amount })))
      return { refused: 'mall.notNow' }
    return (await spend(tx, { call, id, points: body.points })) ?? { id }
  })
  return answer(app, member, made)
}

/** Converts points to money at the brand's ratio. */
export async function convert(
  app: App,
  { body }: Given<Convert>,
  call: CallFor<Convert>,
): Promise<Reply<Convert> | Refusal<Convert> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const wrong = await passwordProblem(app, member, body.paymentPassword)
  if (wrong) return wrong
  const exchange = await exchangeOf(app, member.merchant)
  const { ratio } = exchange
  if (body.points % ratio !== 0) return { refused: 'mall.notMultiple', detail: { ratio } }
  const amount = moneyFor(body.points, exchange)
  if (amount !== body.amount) return { refused: 'mall.rateChanged', detail: { amount } }
  const made = await withIdempotency(app.db, call, async (tx): Promise<Made<Convert>> => {
    const id = await insertRedemption(tx, {
      merchant: member.merchant,
      memberId: member.id,
      exchangeType: 'convert',
      product: null,
      titleEn: 'Points to cash',
      titleVi: 'Đổi điểm thành tiền',
      quantity: 1,
      points: body.points,
      amount,
      currency: member.currency,
      state: 'completed',
      delivery: null,
      now,
    })
    await giveMoney(app, tx, { call, product: null, id, amount })
    return (await spend(tx, { call, id, points: body.points })) ?? { id }
  })
  return answer(app, member, made)
}

type Giving = {
  readonly call: CallFor<Redeem> | CallFor<Convert>
  readonly product: Product | null
  readonly id: string
  readonly amount: bigint
}

/**
 * Offers the cash or the bonus; false if nothing may be offered to the member now. Cash is the member's own: it was earned by play. The
 * job credits it within seconds, and the points are gone in this transaction, so neither happens without the other.
 */
async function giveMoney(app: App, tx: Tx, { call, product, id, amount }: Giving): Promise<boolean> {
  const { member, now } = call
  const isBonus = product?.kind === 'bonus'
  const offered = await offerReward(
    tx,
    {
      merchant: member.merchant,
      memberId: member.id,
      source: 'mall',
      key: `redemption:${id}`,
      kind: isBonus ? 'bonus' : 'cash',
      currency: member.currency,
      amount,
      ...(isBonus ? { detail: { terms: product.terms } } : {}),
      ...(product ? { title: { en: product.titleEn, vi: product.titleVi } } : {}),
      isEarned: !isBonus,
      claim: isBonus ? 'byHand' : 'automatic',
      claimUntil: null,
    },
    now,
  )
  return 'id' in offered
}

/** Takes the points, last in the transaction; what the ledger refuses is rolled back with everything before. */
async function spend(
  tx: Tx,
  { call, id, points }: Pick<Giving, 'call' | 'id'> & { readonly points: number },
): Promise<Spending | null> {
  const { member, now } = call
  if ((await cashWallet(tx, member)).state !== 'open') return { refused: 'mall.walletLocked' }
  const free = await freePoints(tx, member)
  const item = await movePoints(tx, {
    holder: member,
    posting: pointsRedeemed,
    type: 'redeem',
    points: major(points),
    key: `mall:${id}`,
    ref: id,
    now,
  })
  if (free < major(points)) return shortBy(points, free)
  const [result] = await post(tx, [item])
  if (!result) throw new Error(`redemption ${id}: the ledger did not answer`)
  if (result.status !== 'refused') return null
  // a simultaneous redemption took the points after our read
  if (result.reason === 'insufficient' || result.reason === 'debt')
    return shortBy(points, result.balance ?? 0n)
  throw new Error(`redemption ${id} was refused: ${result.reason}`)
}

function shortBy(points: number, free: bigint): Spending {
  const whole = free > 0n ? Number(free / UNITS_PER_MAJOR) : 0
  return { refused: 'mall.notEnough', detail: { missing: points - whole } }
}

async function answer<R extends object>(app: App, member: MemberCaller, made: { readonly id: string } | R) {
  if (!('id' in made)) return made
  await tellMall(app, member.id)
  await tellPoints(app, [member.id])
  const row = await redemptionById(app.db, made.id)
  if (!row) throw new Error(`redemption ${made.id} is gone`)
  return viewOf(row)
}
