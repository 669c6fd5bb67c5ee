import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { edgeBpOf } from '../rules/statement.ts'
import type { DefaultEdge, Program, ProgramTerms, Rate, Terms } from '../rules/terms.ts'

export type Version = {
  readonly merchant: string
  readonly number: number
  readonly fromAt: Date
  readonly madeBy: string
  readonly reason: string
  readonly madeAt: Date
}

/** The versions of a brand, newest first. */
export function versionsOf(db: Db | Tx, merchant: string): Promise<Version[]> {
  return many(
    db,
    sql<Version>`
      select v.merchant, v.number, v.from_at, v.made_by, v.reason, v.made_at
      from rebate_version v
      where v.merchant = ${merchant}
      order by v.number desc
      limit 50
    `,
  )
}

/** The number of the version in force at a moment; null: none. */
export async function versionAt(db: Db | Tx, merchant: string, at: Date): Promise<number | null> {
  const row = await maybe(
    db,
    sql<{ number: number }>`
      select v.number
      from rebate_version v
      where v.merchant = ${merchant} and v.from_at <= ${at}
      order by v.from_at desc, v.number desc
      limit 1
    `,
  )
  return row?.number ?? null
}

/** The terms of a version. */
export async function termsOf(db: Db | Tx, merchant: string, number: number): Promise<Terms> {
  const [heads, rates, defaultEdges] = await Promise.all([
    many(
      db,
      sql<Omit<ProgramTerms, 'rates'>>`
        select t.program, t.period, t.claim, t.minimum, t.maximum
        from rebate_terms t
        where t.merchant = ${merchant} and t.version = ${number}
        order by array_position(array['rebate', 'rakeback', 'cashback'], t.program::text)
      `,
    ),
    many(
      db,
      sql<Rate & { program: Program }>`
        select r.program, r.category, r.level, r.rate_bp
        from rebate_rate r
        where r.merchant = ${merchant} and r.version = ${number}
        order by r.category, r.level
      `,
    ),
    many(
      db,
      sql<DefaultEdge>`
        select e.category, e.edge_bp from rebate_default_edge e where e.merchant = ${merchant} and e.version = ${number} order by 1
      `,
    ),
  ])
  return {
    programs: heads.map((head) => ({
      ...head,
      rates: rates
        .filter(({ program }) => program === head.program)
        .map(({ category, level, rateBp }) => ({ category, level, rateBp })),
    })),
    defaultEdges,
  }
}

type NewVersion = Omit<Version, 'number'> & { readonly terms: Terms }

/** Writes the brand's next version; the brand's row is locked, so that two versions get two numbers. */
export async function insertVersion(
  tx: Tx,
  { merchant, fromAt, madeBy, reason, madeAt, terms }: NewVersion,
): Promise<number> {
  await run(tx, sql`select merchant_lock(${merchant})`)
  const { number } = await one(
    tx,
    sql<{ number: number }>`
      insert into rebate_version (merchant, number, from_at, made_by, reason, made_at)
      select ${merchant}, coalesce(max(v.number), 0) + 1, ${fromAt}, ${madeBy}, ${reason}, ${madeAt}
      from rebate_version v
      where v.merchant = ${merchant}
      returning number
    `,
  )
  for (const { program, period, claim, minimum, maximum, rates } of terms.programs) {
    await run(
      tx,
      sql`
        insert into rebate_terms (merchant, version, program, period, claim, minimum, maximum)
        values (${merchant}, ${number}, ${program}, ${period}, ${claim}, ${minimum}, ${maximum})
      `,
    )
    for (const { category, level, rateBp } of rates)
      await run(
        tx,
        sql`
          insert into rebate_rate (merchant, version, program, category, level, rate_bp)
          values (${merchant}, ${number}, ${program}, ${category}, ${level}, ${rateBp})
        `,
      )
  }
  for (const { category, edgeBp } of terms.defaultEdges)
    await run(
      tx,
      sql`
        insert into rebate_default_edge (merchant, version, category, edge_bp)
        values (${merchant}, ${number}, ${category}, ${edgeBp})
      `,
    )
  return number
}

/** The beginning of a brand-local day; null for an unknown brand. */
export async function dayStartOf(db: Db | Tx, merchant: string, day: string): Promise<Date | null> {
  const row = await maybe(
    db,
    sql<{
      at: Date
    }>`select day_start(${day}::date, m.time_zone) as at from merchant_view m where m.code = ${merchant}`,
  )
  return row?.at ?? null
}

/** Writes down house edges that have changed; the first one of a game applies to all its past. */
export async function noteEdges(tx: Tx, now: Date): Promise<void> {
  const games = await many(
    tx,
    sql<{ id: string; rtpText: string; edgeBp: number | null }>`
      select g.id, g.rtp_text, (
        select e.edge_bp from rebate_edge e where e.game = g.id order by e.from_at desc limit 1
      ) as edge_bp
      from game_view g
    `,
  )
  for (const { id, rtpText, edgeBp } of games) {
    const stated = edgeBpOf(rtpText)
    if (stated === null || stated === edgeBp) continue
    await run(
      tx,
      sql`
        insert into rebate_edge (game, from_at, edge_bp) values (${id}, ${now}, ${stated})
        on conflict (game, from_at) do nothing -- two workers note the same change
      `,
    )
  }
}
