import type { Tx } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import type { Promotion } from './promotions.ts'

export type NewPromotion = Omit<Promotion, 'id' | 'series' | 'version' | 'state' | 'spent' | 'picture'> & {
  /** The promotion of which this is a new version. */
  readonly replaces?: Pick<Promotion, 'series'> | null
}

export async function insertPromotion(tx: Tx, promotion: NewPromotion, now: Date): Promise<string> {
  const series = promotion.replaces?.series ?? null
  const { id } = await one<{ id: string }>(
    tx,
    sql`
      insert into promotion (id, series, version, merchant, currency, category, title, summary, data, terms_hash, budget, starts_at, ends_at, claim_days,
        created_by, created_at)
      select n.id, coalesce(${series}::uuid, n.id),
        coalesce((select max(o.version) from promotion o where o.series = ${series}::uuid), 0) + 1, ${promotion.merchant}, ${promotion.currency}, ${promotion.category}, ${JSON.stringify(promotion.title)}::jsonb,
        ${JSON.stringify(promotion.summary)}::jsonb, ${JSON.stringify(promotion.data)}::jsonb, ${promotion.termsHash},
        ${promotion.budget}::bigint, ${promotion.startsAt}::timestamptz, ${promotion.endsAt}::timestamptz, ${promotion.claimDays}::int,
        ${promotion.createdBy}, ${now}::timestamptz
      from (select uuidv7() as id) n
      returning id
    `,
  )
  return id
}

/** Changes a draft; false if it is none. */
export async function updateDraft(
  tx: Tx,
  id: string,
  promotion: Omit<NewPromotion, 'createdBy' | 'currency' | 'replaces'>,
): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      update promotion
      set category = ${promotion.category}, title = ${JSON.stringify(promotion.title)}::jsonb,
        summary = ${JSON.stringify(promotion.summary)}::jsonb, data = ${JSON.stringify(promotion.data)}::jsonb,
        terms_hash = ${promotion.termsHash}, budget = ${promotion.budget}::bigint, starts_at = ${promotion.startsAt},
        ends_at = ${promotion.endsAt}::timestamptz, claim_days = ${promotion.claimDays}
      where id = ${id} and merchant = ${promotion.merchant} and state = 'draft'
    `,
  )
  return count > 0
}

/** The live version of a series gives its place to a new one; who takes part in it keeps it. */
export async function replaceLive(tx: Tx, series: string): Promise<void> {
  await run(tx, sql`update promotion set state = 'replaced' where series = ${series} and state = 'live'`)
}

/** Launches a draft; false if it is none. */
export async function launch(tx: Tx, id: string, now: Date): Promise<boolean> {
  const count = await run(
    tx,
    sql`update promotion set state = 'live', launched_at = ${now} where id = ${id} and state = 'draft'`,
  )
  return count > 0
}

/** Stops a live promotion; false if it is not live. */
export async function stop(tx: Tx, id: string, now: Date): Promise<boolean> {
  const count = await run(
    tx,
    sql`update promotion set state = 'stopped', stopped_at = ${now} where id = ${id} and state = 'live'`,
  )
  return count > 0
}
