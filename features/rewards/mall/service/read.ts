import type { Given, Refusal, Reply } from '#contract/route.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { hasPaymentPassword } from '#features/account/identity/public.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import { readPicture } from '#features/platform/images/public.ts'
import { inTransaction } from '#db/pool.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { mall } from '../contract/member.ts'
import { isPicture, productsOf } from '../store/products.ts'
import {
  lastDelivery,
  lockRedemption,
  redemptionById,
  redemptionsOf,
  setDelivery,
} from '../store/redemptions.ts'
import { tellMall, viewOf } from './view.ts'

type Mall = typeof mall
const PAGE = 20

/** What the member can redeem. Bonuses are offers: a member to whom nothing may be offered does not see them (R9). */
export async function listGoods(app: App, member: MemberCaller, now: Date): Promise<Reply<Mall['goods']>> {
  const { merchant, currency, id: owner } = member
  const [products, isOffered, wallet, hasPassword, delivery] = await Promise.all([
    productsOf(app.db, { merchant, isVisible: true }),
    mayMarket(app.db, member.id, now),
    walletOf(app.db, { owner, merchant, kind: 'cash', currency }),
    hasPaymentPassword(app.db, member.id),
    lastDelivery(app.db, member.id),
  ])
  return {
    list: products
      .filter(({ kind }) => isOffered || kind !== 'bonus')
      .map((p) => ({
        id: p.id,
        kind: p.kind,
        title: { en: p.titleEn, vi: p.titleVi },
        text: { en: p.textEn, vi: p.textVi },
        points: p.points,
        amount: p.amount,
        currency,
        stock: p.stock,
        perMember: p.perMember,
        wagering: p.wagering,
        days: p.days,
        pictures: [...p.pictures],
      })),
    hasPaymentPassword: hasPassword,
    isLocked: wallet !== null && wallet.state !== 'open',
    delivery,
  }
}

export async function listHistory(
  app: App,
  { query }: Given<Mall['history']>,
  { member }: CallFor<Mall['history']>,
): Promise<Reply<Mall['history']>> {
  const window = windowOf(query, PAGE)
  const { shown, next } = pageOf(await redemptionsOf(app.db, member.id, window), window)
  return { rows: shown.map(viewOf), next }
}

/** Sets where goods in process are sent. */
export async function changeDelivery(
  app: App,
  { params, body }: Given<Mall['deliver']>,
  { member }: CallFor<Mall['deliver']>,
): Promise<Reply<Mall['deliver']> | Refusal<Mall['deliver']>> {
  const refused = await inTransaction(app.db, async (tx): Promise<Refusal<Mall['deliver']> | null> => {
    const row = await lockRedemption(tx, params.id, member.merchant)
    const isGoods = row?.exchangeType === 'goods' || row?.exchangeType === 'reward'
    if (!row || row.memberId !== member.id || !isGoods) return { refused: 'mall.unknownRedemption' }
    if (row.state !== 'process') return { refused: 'mall.alreadySent' }
    await setDelivery(tx, row.id, body)
    return null
  })
  if (refused) return refused
  await tellMall(app, member.id)
  const row = await redemptionById(app.db, params.id)
  if (!row) throw new Error(`redemption ${params.id} is gone`)
  return viewOf(row)
}

/** Serves a picture of a product publicly. */
export async function showPicture(app: App, { params: { file } }: Given<Mall['picture']>) {
  if (!(await isPicture(app.db, file))) return { refused: 'mall.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}
