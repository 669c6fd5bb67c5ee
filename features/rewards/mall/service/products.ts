import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { dropPicture, takePicture, type No } from '#features/platform/images/public.ts'
import { keepTerms } from '#features/rewards/bonuses/public.ts'
import { moneyText } from '#kit/money.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { App } from '#server/app.ts'
import type { mallOffice } from '../contract/office.ts'
import {
  deletePicture,
  hideProduct,
  insertPicture,
  insertProduct,
  lockProduct,
  productsOf,
  updateProduct,
  type ProductFields,
} from '../store/products.ts'

type Office = typeof mallOffice
const MOST_PICTURES = 5
const unknown = { refused: 'mall.unknownProduct' } as const

/** A brand's products for operators. */
export async function listProducts(
  app: App,
  { query: { merchant } }: Given<Office['products']>,
): Promise<Reply<Office['products']>> {
  const brand = (await app.merchants.all()).find(({ code }) => code === merchant)
  const list = await productsOf(app.db, { merchant, isVisible: false })
  return {
    list: list.map(({ terms: _, ...product }) => ({
      ...product,
      currency: brand?.currency ?? 'VND',
      pictures: [...product.pictures],
    })),
  }
}

type Body = Given<Office['create']>['body']

/** The row of a form, or null where a value does not belong to the kind: goods have no amount, only a bonus has terms. */
async function fieldsOf(tx: Tx, body: Body, now: Date): Promise<ProductFields | null> {
  const { merchant: _, reason: __, ...fields } = body
  const { kind, amount, wagering, days } = fields
  if ((kind === 'goods') !== (amount === null)) return null
  if (kind !== 'bonus') return wagering === null && days === null ? { ...fields, terms: null } : null
  if (wagering === null || days === null) return null
  const terms = await keepTerms(
    tx,
    {
      version: 1,
      order: 'cash',
      wagering,
      days,
      categoryWeights: {},
      gameWeights: {},
      excludedCategories: [],
      excludedGames: [],
      excludedVendors: [],
      stakeMax: null,
      conversionMax: null,
    },
    now,
  )
  return { ...fields, terms }
}

const audited = ({ amount, ...fields }: ProductFields) => ({
  ...fields,
  amount: amount === null ? null : moneyText(amount),
})

/** Creates a product; runs in the approval's transaction, since its price decides what points are worth. */
export async function createProduct(
  app: App,
  { body }: Given<Office['create']>,
  call: CallFor<Office['create']>,
): Promise<Reply<Office['create']> | Refusal<Office['create']> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  return withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Office['create']> | Refusal<Office['create']>> => {
      const fields = await fieldsOf(tx, body, now)
      if (!fields) return { refused: 'mall.wrongValue' }
      const { merchant, reason } = body
      const id = await insertProduct(tx, { ...fields, merchant, now })
      const object = `mall:${id}`
      await writeAudit(tx, {
        operator,
        action: 'mall.create',
        object,
        after: audited(fields),
        reason,
        ip,
        now,
      })
      return { id }
    },
  )
}

/** Changes a product; redemptions keep the title and the points that they were made with. */
export async function changeProduct(
  app: App,
  { params: { id }, body }: Given<Office['change']>,
  call: CallFor<Office['change']>,
): Promise<Reply<Office['change']> | Refusal<Office['change']> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  return withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Office['change']> | Refusal<Office['change']>> => {
      const known = await lockProduct(tx, id, body.merchant)
      if (!known) return unknown
      const fields = await fieldsOf(tx, body, now)
      if (!fields) return { refused: 'mall.wrongValue' }
      const { pictures: _, redeemed: __, id: ___, merchant: ____, ...before } = known
      await updateProduct(tx, id, fields)
      await writeAudit(tx, {
        operator,
        action: 'mall.change',
        object: `mall:${id}`,
        before: audited(before),
        after: audited(fields),
        reason: body.reason,
        ip,
        now,
      })
      return { id }
    },
  )
}

export async function takeOut(
  app: App,
  { params: { id }, body }: Given<Office['hide']>,
  { operator, ip, now }: CallFor<Office['hide']>,
): Promise<Reply<Office['hide']> | Refusal<Office['hide']>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Office['hide']> | Refusal<Office['hide']>> => {
    if (!(await lockProduct(tx, id, body.merchant))) return unknown
    await hideProduct(tx, id)
    const object = `mall:${id}`
    await writeAudit(tx, { operator, action: 'mall.hide', object, after: { isVisible: false }, ip, now })
    return {}
  })
}

type Add = Office['addPicture']

const no: No<Refusal<Add>> = {
  missing: { refused: 'mall.noPicture' },
  notPicture: { refused: 'mall.notPicture' },
  tooBig: (megapixels) => ({ refused: 'mall.pictureTooBig', detail: { megapixels } }),
}

/** Adds a picture, re-encoded from its pixels (C2). */
export async function addPicture(
  app: App,
  { params: { id }, query: { merchant }, files: [upload] }: Given<Add>,
  { operator, ip, now }: CallFor<Add>,
): Promise<Reply<Add> | Refusal<Add>> {
  const done = { file: '' }
  const refused = await takePicture<Refusal<Add>>(app.files, upload, no, ({ file }) =>
    inTransaction(app.db, async (tx) => {
      const product = await lockProduct(tx, id, merchant)
      if (!product) return unknown
      if (product.pictures.length >= MOST_PICTURES) return { refused: 'mall.tooManyPictures' }
      await insertPicture(tx, { file, product: id, now })
      await writeAudit(tx, {
        operator,
        action: 'mall.addPicture',
        object: `mall:${id}`,
        after: { file },
        ip,
        now,
      })
      done.file = file
      return null
    }),
  )
  return refused ?? done
}

type Remove = Office['removePicture']

export async function removePicture(
  app: App,
  { params: { file }, query: { merchant } }: Given<Remove>,
  { operator, ip, now }: CallFor<Remove>,
): Promise<Reply<Remove> | Refusal<Remove>> {
  const found = await inTransaction(app.db, async (tx) => {
    const deleted = await deletePicture(tx, file, merchant)
    if (deleted)
      await writeAudit(tx, {
        operator,
        action: 'mall.removePicture',
        object: `mall:${deleted.product}`,
        before: { file },
        after: {},
        ip,
        now,
      })
    return deleted
  })
  if (!found) return { refused: 'mall.unknownPicture' }
  await dropPicture(app.files, file)
  return {}
}
