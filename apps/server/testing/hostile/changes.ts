import { many, run, sql } from '#db/rows.ts'
import type { TestDatabase } from '#db/testdb.ts'

/**
 * Tables that may change although the call is refused: last activity, lookups, failed attempts and rate limits, single-use values, and the
 * refusal itself, stored under its idempotency key (idempotency_record). Money, members' rows and settings are not among them.
 */
const NOTED =
  /^(member_session|operator_session|game_session|.*_try|.*_tries|login_failure|guess_budget|pace|seen_once|idempotency_record|known_device|exclusion_look)$/

export type Changes = {
  /** Tables with a row written since the last call, without those that may change. */
  readonly since: () => Promise<readonly string[]>
}

/** Records each row that is written to any table, through a trigger that the owner creates. */
export async function watchChanges({ owner }: TestDatabase): Promise<Changes> {
  await run(owner, sql`create unlogged table written_row (name text not null)`)
  await run(
    owner,
    sql`
      create function note_written_row() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        insert into written_row (name) values (tg_table_name);
        return null;
      end $$
    `,
  )
  const tables = await many(
    owner,
    sql<{ name: string }>`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'written_row'
    `,
  )
  for (const { name } of tables)
    await run(
      owner,
      sql`
        create trigger note_written_row after insert or update or delete on ${sql.table(name)}
        for each row execute function note_written_row()
      `,
    )
  return {
    async since() {
      const rows = await many(
        owner,
        sql<{ name: string }>`
          with gone as (delete from written_row returning name)
          select distinct name from gone order by 1
        `,
      )
      return rows.map(({ name }) => name).filter((name) => !NOTED.test(name))
    },
  }
}
