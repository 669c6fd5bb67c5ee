import type { Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { Terms } from '../rules/terms.ts'
import { insertVersion } from '../store/terms.ts'

/** Rates from a moment on, without an approval. */
export function publishFrom(at: TestApp, merchant: string, fromAt: Date, terms: Terms): Promise<number> {
  return inTransaction(at.app.db, (tx) =>
    insertVersion(tx, {
      merchant,
      fromAt,
      madeBy: 'test',
      reason: 'test',
      madeAt: at.app.clock.now(),
      terms,
    }),
  )
}

/** VIP levels 1 and 2 of a brand. */
export async function openLevels(at: TestApp, merchant: string): Promise<void> {
  const { owner } = at.database
  await run(owner, sql`delete from vip_brand where merchant = ${merchant}`)
  const { id } = await one(
    owner,
    sql<{ id: string }>`
      insert into vip_version (merchant, number, from_day, period, made_by, reason, made_at)
      select ${merchant}, coalesce(max(number), 0) + 1, '2026-01-01', 'M', 'test', 'test', now()
      from vip_version
      where merchant = ${merchant}
      returning id
    `,
  )
  await run(
    owner,
    sql`
      insert into vip_rank (version, level, name, up_valid, up_deposits, keep_valid, keep_deposits, is_first_paid, gifts)
      select ${id}, n, '{"en":"Rank","vi":"Hạng"}'::jsonb, 1, 0, 0, 0, false, '{}'::jsonb
      from generate_series(1, 2) n
    `,
  )
  await run(
    owner,
    sql`insert into vip_brand (merchant, version, from_day, to_day) values (${merchant}, ${id}, '2026-01-01', '2027-01-01')`,
  )
}

export async function setLevel(at: TestApp, who: Pick<Person, 'id'>, level: number): Promise<void> {
  await run(
    at.database.owner,
    sql`
      insert into vip_member (member_id, merchant, level, since, period, start_level)
      values (${who.id}, 'JADE', ${level}, now(), '2026-01-01', 0)
      on conflict (member_id) do update set level = excluded.level, start_level = 0
    `,
  )
}

export type StatementRow = {
  readonly program: string
  readonly startsAt: Date
  readonly granted: Minor
  readonly corrected: Minor
  readonly carried: Minor
  readonly amount: Minor
  readonly leftOver: Minor
  readonly level: number
}

export function statementRows(at: TestApp, memberId: bigint): Promise<StatementRow[]> {
  return many(
    at.database.owner,
    sql<StatementRow>`
      select program, starts_at, granted, corrected, carried, amount, left_over, level
      from rebate_statement
      where member_id = ${memberId}
      order by program, starts_at
    `,
  )
}
