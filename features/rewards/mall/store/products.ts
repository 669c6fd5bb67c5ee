import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { ProductKind } from '../rules/mall.ts'

export type ProductFields = {
  readonly kind: ProductKind
  readonly titleEn: string
  readonly titleVi: string
  readonly textEn: string
  readonly textVi: string
  readonly points: number
  readonly amount: Minor | null
  /** Of bonus: a multiple of the amount, days until it expires, and the hash of these terms. */
  readonly wagering: number | null
  readonly days: number | null
  readonly terms: string | null
  readonly stock: number | null
  readonly perMember: number | null
  readonly isVisible: boolean
  readonly sort: number
}

export type Product = ProductFields & {
  readonly id: string
  readonly merchant: string
  readonly pictures: readonly string[]
  readonly redeemed: number
}

const columns = sql`
  p.id, p.merchant, p.kind, p.title_en, p.title_vi, p.text_en, p.text_vi, p.points, p.amount, p.wagering, p.days, p.terms, p.stock, p.per_member,
  p.is_visible, p.sort,
  array(select f.file from mall_picture f where f.product = p.id order by f.added_at, f.file) as pictures
`

/** A brand's products in the order of the mall; `isVisible`: only those that members see. */
export function productsOf(
  db: Db | Tx,
  { merchant, isVisible }: { readonly merchant: string; readonly isVisible: boolean },
): Promise<Product[]> {
  return many(
    db,
    sql<Product>`
      select ${columns},
        case when ${isVisible} then 0 else (
          select coalesce(sum(r.quantity), 0)::int from mall_redemption r where r.product = p.id and r.state <> 'rejected'
        ) end as redeemed
      from mall_product p
      where p.merchant = ${merchant} and (p.is_visible or not ${isVisible})
      order by p.sort, p.id
      limit 300
    `,
  )
}

/** One product of a brand, locked until the transaction ends: redemptions of it wait for each other. */
export function lockProduct(tx: Tx, id: string, merchant: string): Promise<Product | null> {
  return maybe(
    tx,
    sql<Product>`
      select ${columns}, 0 as redeemed from mall_product p where p.id = ${id} and p.merchant = ${merchant} for no key update of p
    `,
  )
}

/** Takes pieces from the stock; negative: puts them back. The product's lock is held. */
export async function takeStock(tx: Tx, id: string, pieces: number): Promise<void> {
  await run(tx, sql`update mall_product set stock = stock - ${pieces} where id = ${id} and stock is not null`)
}

export async function insertProduct(
  tx: Tx,
  p: ProductFields & { readonly merchant: string; readonly now: Date },
): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into mall_product (merchant, kind, title_en, title_vi, text_en, text_vi, points, amount, wagering, days, terms, stock,
        per_member, is_visible, sort, created_at)
      values (${p.merchant}, ${p.kind}, ${p.titleEn}, ${p.titleVi}, ${p.textEn}, ${p.textVi}, ${p.points}, ${p.amount}, ${p.wagering},
        ${p.days}, ${p.terms}, ${p.stock}, ${p.perMember}, ${p.isVisible}, ${p.sort}, ${p.now})
      returning id
    `,
  )
  return id
}

export async function updateProduct(tx: Tx, id: string, p: ProductFields): Promise<void> {
  await run(
    tx,
    sql`
      update mall_product
      set kind = ${p.kind}, title_en = ${p.titleEn}, title_vi = ${p.titleVi}, text_en = ${p.textEn}, text_vi = ${p.textVi},
        points = ${p.points}, amount = ${p.amount}, wagering = ${p.wagering}, days = ${p.days}, terms = ${p.terms}, stock = ${p.stock}, per_member = ${p.perMember},
        is_visible = ${p.isVisible}, sort = ${p.sort}
      where id = ${id}
    `,
  )
}

export async function hideProduct(tx: Tx, id: string): Promise<void> {
  await run(tx, sql`update mall_product set is_visible = false where id = ${id}`)
}

export async function insertPicture(
  tx: Tx,
  of: { readonly file: string; readonly product: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`insert into mall_picture (file, product, added_at) values (${of.file}, ${of.product}, ${of.now})`,
  )
}

/** Deletes a picture of a brand's product; its product, or null if there is none. */
export function deletePicture(
  tx: Tx,
  file: string,
  merchant: string,
): Promise<{ readonly product: string } | null> {
  return maybe(
    tx,
    sql<{ product: string }>`
      delete from mall_picture f using mall_product p
      where f.file = ${file} and p.id = f.product and p.merchant = ${merchant}
      returning f.product
    `,
  )
}

export async function isPicture(db: Db, file: string): Promise<boolean> {
  return (await maybe(db, sql<{ file: string }>`select file from mall_picture where file = ${file}`)) !== null
}

/** What a product of a brand is called; null if there is none. */
export async function productTitle(
  reader: Db | Tx,
  { id, merchant }: { readonly id: string; readonly merchant: string },
): Promise<{ readonly en: string; readonly vi: string } | null> {
  return maybe(
    reader,
    sql<{ en: string; vi: string }>`
      select title_en as en, title_vi as vi from mall_product where id = ${id} and merchant = ${merchant}
    `,
  )
}

/** Goods of a brand that rewards can give. */
export function productNames(
  db: Db,
  merchant: string,
): Promise<{ readonly id: string; readonly en: string; readonly vi: string }[]> {
  return many(
    db,
    sql<{ id: string; en: string; vi: string }>`
      select id, title_en as en, title_vi as vi from mall_product where merchant = ${merchant} and kind = 'goods' order by sort, id limit 300
    `,
  )
}
