import type { Db, Tx } from '#db/pool.ts'
import type { Sql } from '#db/rows.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import {
  brandOf,
  compile,
  eligible,
  explained,
  together,
  type Part,
} from '#features/rewards/segments/public.ts'
import { isOpenToVisitors } from '#features/rewards/segments/rules/conditions.ts'
import type { App } from '#server/app.ts'
import { hasOtherVersion, type EntrySeen, type Promotion } from '../store/promotions.ts'

type For = Pick<Promotion, 'merchant' | 'data'>

/** A promotion's conditions as SQL. */
export async function partsOf(app: App, reader: Db | Tx, { merchant, data }: For): Promise<Part[]> {
  const { conditions = [] } = data
  if (!conditions.length) return []
  return compile(app, reader, { brand: await brand(app, merchant), conditions })
}

/** Whether `m` of member_view plays at the promotion's brand and meets its conditions as of a moment, as SQL. */
export async function audienceOf(app: App, promotion: For): Promise<(at: Sql<Date>) => Sql<boolean>> {
  return eligible(await brand(app, promotion.merchant), await partsOf(app, app.db, promotion))
}

async function brand(app: App, merchant: string) {
  const found = await brandOf(app, merchant)
  if (!found) throw new Error(`the brand ${merchant} is unknown`)
  return found
}

type Asked = {
  readonly promotions: readonly Promotion[]
  /** The member's own. */
  readonly entries: readonly Pick<EntrySeen, 'promotion'>[]
  /** Null for a visitor. */
  readonly memberId: bigint | null
  readonly now: Date
}

/**
 * The promotions that a member or visitor sees, in the same order: those that they take part in, and those whose conditions they meet.
 * Members to whom nothing may be offered see only their own. Visitors see the ones that are not for certain customers; a list of chosen
 * members is seen by them when it has been given.
 */
export async function visibleOf(
  app: App,
  reader: Db | Tx,
  { promotions, entries, memberId, now }: Asked,
): Promise<readonly Promotion[]> {
  const own = new Set(entries.map(({ promotion }) => promotion))
  const isOffered = memberId === null || (await mayMarket(reader, memberId, now))
  const open = promotions.filter(
    ({ id, data }) =>
      isOffered &&
      !own.has(id) &&
      data.trigger.kind !== 'operator' &&
      (memberId !== null || isOpenToVisitors(data.conditions ?? [])),
  )
  const met = new Set(
    memberId === null ? open : await metBy(app, reader, { promotions: open, memberId, now }),
  )
  return promotions.filter((promotion) => own.has(promotion.id) || met.has(promotion))
}

/** Whether a member who does not take part yet may do so. */
export async function isFor(
  app: App,
  reader: Db | Tx,
  of: { readonly promotion: Promotion; readonly memberId: bigint; readonly now: Date },
): Promise<boolean> {
  const { promotion, memberId, now } = of
  if (promotion.data.trigger.kind === 'operator') return false
  if (await hasOtherVersion(reader, memberId, promotion)) return false
  return (await metBy(app, reader, { promotions: [promotion], memberId, now })).length > 0
}

/** Those of the promotions whose conditions a member meets; one statement for all of them. */
async function metBy(
  app: App,
  reader: Db | Tx,
  of: { readonly promotions: readonly Promotion[]; readonly memberId: bigint; readonly now: Date },
): Promise<readonly Promotion[]> {
  const asked: { promotion: Promotion; parts: readonly Part[] }[] = []
  for (const promotion of of.promotions) {
    const parts = await partsOf(app, reader, promotion) // one after the other: the reader may be a transaction
    if (parts.length) asked.push({ promotion, parts })
  }
  const answers = await explained(
    reader,
    asked.map(({ parts }) => together(parts)),
    of,
  )
  const failed = new Set(asked.filter((_, place) => !answers[place]?.holds).map(({ promotion }) => promotion))
  return of.promotions.filter((promotion) => !failed.has(promotion))
}
