import sharp from 'sharp'
import { inTransaction } from '#db/pool.ts'
import { keepPicture } from '#features/platform/images/public.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { insertCode } from '#features/rewards/mall/store/codes.ts'
import { insertPicture, insertProduct } from '#features/rewards/mall/store/products.ts'
import { decideRedemption, insertRedemption } from '#features/rewards/mall/store/redemptions.ts'
import { freePoints, movePoints, pointsRedeemed } from '#features/rewards/points/public.ts'
import { earnPoints } from '#features/rewards/points/service/earn.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { products, type DemoProduct } from './demo/mall.data.ts'
import { DAY_MS, later, type Resident, type World } from './world.ts'

const SIZE = { width: 800, height: 600 }

/** Products with pictures at both brands, points for the play of the past weeks, orders in each status, and a redeem code. */
export async function seedMall(world: World, residents: readonly Resident[]): Promise<void> {
  const { app, now } = world
  await countPlay(app)
  await earnPoints(app)
  const ids = new Map<string, string>()
  for (const merchant of ['JADE', 'AMBER'] as const)
    for (const product of products)
      ids.set(`${merchant} ${product.titleEn}`, await shelve(world, merchant, product))
  for (const merchant of ['JADE', 'AMBER'] as const)
    await inTransaction(app.db, (tx) =>
      insertCode(tx, {
        merchant,
        code: 'WELCOME2026',
        kind: 'points',
        amount: 50n,
        mostUses: 1_000,
        validUntil: null,
        note: 'Demo: for every visitor once',
        createdBy: 'op-linh',
        createdAt: now,
      }),
    )
  const cup = products[0]
  if (!cup) return
  let place = 0
  for (const resident of residents) {
    const product = ids.get(`${resident.merchant} ${cup.titleEn}`)
    if (!product || resident.currency === 'FUN' || place === 4) continue
    if (await order(world, resident, { product, cup, place })) place += 1
  }
}

async function shelve(world: World, merchant: string, product: DemoProduct): Promise<string> {
  const { app, now } = world
  const { picture, amount, ...fields } = product
  const jpeg = await sharp(Buffer.from(picture))
    .resize(SIZE.width, SIZE.height)
    .jpeg({ quality: 86 })
    .toBuffer()
  const file = await keepPicture(app.files, jpeg)
  return inTransaction(app.db, async (tx) => {
    const value = amount && (merchant === 'JADE' ? amount.vnd : amount.usd)
    const id = await insertProduct(tx, {
      ...fields,
      amount: value,
      wagering: null,
      days: null,
      terms: null,
      merchant,
      now,
    })
    await insertPicture(tx, { file, product: id, now })
    return id
  })
}

type Order = { readonly product: string; readonly cup: DemoProduct; readonly place: number }

/** An order of the first product: two wait, one is sent, one completed. False for a member without the points. */
function order({ app, now }: World, resident: Resident, { product, cup, place }: Order): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    if ((await freePoints(tx, resident)) < major(cup.points)) return false
    const at = later(now, -(place + 1) * DAY_MS)
    const id = await insertRedemption(tx, {
      merchant: resident.merchant,
      memberId: resident.id,
      exchangeType: 'goods',
      product,
      titleEn: cup.titleEn,
      titleVi: cup.titleVi,
      quantity: 1,
      points: cup.points,
      amount: null,
      currency: resident.currency,
      state: 'process',
      delivery: {
        recipient: resident.account,
        phone: '0912 345 678',
        address: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh',
      },
      now: at,
    })
    const common = { by: 'op-linh', remarks: null, now: later(at, DAY_MS / 4) }
    if (place > 1)
      await decideRedemption(tx, id, { ...common, state: 'approved', shipment: `VNPost EX10${place}` })
    if (place > 2) await decideRedemption(tx, id, { ...common, state: 'completed' })
    const points = major(cup.points)
    const item = await movePoints(tx, {
      holder: resident,
      posting: pointsRedeemed,
      type: 'redeem',
      points,
      key: `mall:${id}`,
      ref: id,
      now: at,
    })
    const [result] = await post(tx, [item])
    if (!result || result.status === 'refused') throw new Error(`seed: redemption ${id} was refused`)
    return true
  })
}
