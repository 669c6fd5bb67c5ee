import type { TestApp } from '#apps/server/testing/test-app.ts'
import { one, run, sql } from '#db/rows.ts'

/** Amounts in ledger units. */
export type TestedRank = {
  readonly name: string
  readonly up: { readonly valid: bigint; readonly deposits: bigint }
  readonly keep: { readonly valid: bigint; readonly deposits: bigint }
  readonly gifts?: unknown
}

/** Five ranks, each for ten times the valid bets of the one below. */
export const fiveRanks: readonly TestedRank[] = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Jade'].map(
  (name, at) => ({
    name,
    up: { valid: 10n ** BigInt(8 + at), deposits: 0n },
    keep: { valid: 10n ** BigInt(7 + at), deposits: 0n },
  }),
)

/** Puts ranks of a brand in force in the month of `now`, without a proposal. */
export async function putRanks(
  at: Pick<TestApp, 'database' | 'clock'>,
  ranks: readonly TestedRank[] = fiveRanks,
  merchant = 'JADE',
): Promise<void> {
  const month = at.clock.now().toISOString().slice(0, 7)
  const db = at.database.owner
  const { id } = await one<{ id: string }>(
    db,
    sql`
      insert into vip_version (merchant, number, from_day, period, made_by, reason, made_at)
      values (${merchant}, (select count(*) + 1 from vip_version where merchant = ${merchant}), ${`${month}-01`}::date, 'M', 'test', 'test',
        ${at.clock.now()})
      returning id
    `,
  )
  for (const [index, { name, up, keep, gifts = {} }] of ranks.entries())
    await run(
      db,
      sql`
        insert into vip_rank (version, level, name, up_valid, up_deposits, keep_valid, keep_deposits, is_first_paid, gifts)
        values (${id}, ${index + 1}, ${JSON.stringify({ en: name, vi: name })}::jsonb, ${up.valid}, ${up.deposits}, ${keep.valid},
          ${keep.deposits}, ${index > 0}, ${JSON.stringify(gifts)}::jsonb)
      `,
    )
  await run(
    db,
    sql`
      insert into vip_brand (merchant, version, from_day, to_day)
      values (${merchant}, ${id}, ${`${month}-01`}::date, (${`${month}-01`}::date + interval '1 month')::date)
      on conflict (merchant) do update set version = excluded.version
    `,
  )
}

/** Gives a member a rank without play. */
export async function giveRank(
  at: Pick<TestApp, 'database' | 'clock'>,
  { id }: { readonly id: bigint },
  level: number,
): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into vip_member (member_id, merchant, level, since, period, start_level)
      select m.id, m.merchant, ${level}, ${at.clock.now()}, b.from_day, ${level}
      from member m
      join vip_brand b on b.merchant = m.merchant
      where m.id = ${id}
      on conflict (member_id) do update set level = excluded.level, start_level = excluded.start_level
    `,
  )
}
