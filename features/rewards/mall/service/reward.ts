import type { RewardKindHandler } from '#features/rewards/rewards/public.ts'
import { lockProduct, takeStock } from '../store/products.ts'
import { insertRedemption } from '../store/redemptions.ts'

/** Credits rewards in goods: a redemption without points, whose member then names the address. Sold out: the reward stays claimable. */
export const goodsRewards: RewardKindHandler = {
  kind: 'goods',
  isBatched: true,
  async credit(app, tx, { merchant, memberId, currency, amount, detail }) {
    const product = await lockProduct(tx, String(detail['product']), merchant)
    const quantity = Number(amount)
    if (!product || product.kind !== 'goods') return { refused: 'rewards.blocked' }
    if (product.stock !== null && product.stock < quantity) return { refused: 'rewards.blocked' }
    await takeStock(tx, product.id, quantity)
    await insertRedemption(tx, {
      merchant,
      memberId,
      exchangeType: 'reward',
      product: product.id,
      titleEn: product.titleEn,
      titleVi: product.titleVi,
      quantity,
      points: 0,
      amount: null,
      currency,
      state: 'process',
      delivery: null,
      now: app.clock.now(),
    })
    return { items: [] }
  },
}
