import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { storedTerms, termsFrom, type StoredTerms, type Terms } from '../rules/terms.ts'

type Reader = Db | Tx

export type Plan = {
  readonly id: bigint
  readonly name: string
  readonly isOpen: boolean
  readonly version: number
  readonly terms: Terms
  readonly madeBy: string
  readonly madeAt: Date
  /** Affiliates to whose new players it applies. */
  readonly affiliates: number
}

type PlanRow = Omit<Plan, 'terms'> & { readonly terms: StoredTerms }
const plan = (row: PlanRow): Plan => ({ ...row, terms: termsFrom(row.terms) })

/** The newest version of each plan of a brand. */
export async function plansOf(reader: Reader, merchant: string): Promise<Plan[]> {
  const rows = await many(
    reader,
    sql<PlanRow>`
      select p.id, p.name, p.is_open, v.version, v.terms, v.made_by, v.made_at, (
          select count(*)::int
          from (
            select distinct on (a.member_id) a.plan from affiliate_assignment a order by a.member_id, a.from_at desc
          ) a
          where a.plan = p.id
        ) as affiliates
      from affiliate_plan p
      join lateral (
        select n.* from affiliate_plan_version n where n.plan = p.id order by n.version desc limit 1
      ) v on true
      where p.merchant = ${merchant}
      order by p.id
    `,
  )
  return rows.map(plan)
}

/** The plan's newest version, its row locked: two new versions get numbers of their own. */
export async function lockPlan(
  tx: Tx,
  { id, merchant }: { readonly id: bigint; readonly merchant: string },
): Promise<{
  readonly version: number
  readonly terms: Terms
  readonly name: string
  readonly isOpen: boolean
} | null> {
  const row = await maybe(
    tx,
    sql<{ name: string; isOpen: boolean }>`
      select name, is_open from affiliate_plan where id = ${id} and merchant = ${merchant} for update
    `,
  )
  if (!row) return null
  const newest = await one(
    tx,
    sql<{ version: number; terms: StoredTerms }>`
      select version, terms from affiliate_plan_version where plan = ${id} order by version desc limit 1
    `,
  )
  return { ...row, version: newest.version, terms: termsFrom(newest.terms) }
}

/** Null: the brand has a plan of this name. */
export async function insertPlan(
  tx: Tx,
  { merchant, name }: { readonly merchant: string; readonly name: string },
): Promise<bigint | null> {
  const row = await maybe(
    tx,
    // two operators with the same name: the first keeps it
    sql<{ id: bigint }>`
      insert into affiliate_plan (merchant, name) values (${merchant}, ${name}) on conflict (merchant, name) do nothing returning id
    `,
  )
  return row?.id ?? null
}

export async function insertVersion(
  tx: Tx,
  given: {
    readonly plan: bigint
    readonly version: number
    readonly terms: Terms
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into affiliate_plan_version (plan, version, terms, made_by, made_at)
      values (${given.plan}, ${given.version}, ${JSON.stringify(storedTerms(given.terms))}::jsonb, ${given.by}, ${given.now})
    `,
  )
}

export type Assigned = {
  readonly plan: bigint
  readonly version: number
  readonly name: string
  readonly terms: Terms
  readonly fromAt: Date
}

/** The version that applies to players who register at a moment; null if the affiliate has none yet. */
export async function assignedAt(reader: Reader, memberId: bigint, at: Date): Promise<Assigned | null> {
  const row = await maybe(
    reader,
    sql<Omit<Assigned, 'terms'> & { terms: StoredTerms }>`
      select a.plan, a.version, p.name, v.terms, a.from_at
      from affiliate_assignment a
      join affiliate_plan p on p.id = a.plan
      join affiliate_plan_version v on v.plan = a.plan and v.version = a.version
      where a.member_id = ${memberId} and a.from_at <= ${at}
      order by a.from_at desc
      limit 1
    `,
  )
  return row && { ...row, terms: termsFrom(row.terms) }
}

export async function insertAssignment(
  tx: Tx,
  given: {
    readonly memberId: bigint
    readonly plan: bigint
    readonly version: number
    readonly by: string
    readonly reason: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into affiliate_assignment (member_id, from_at, plan, version, made_by, reason)
      values (${given.memberId}, ${given.now}, ${given.plan}, ${given.version}, ${given.by}, ${given.reason})
    `,
  )
}
