import { run, sql } from '#db/rows.ts'
import type { TestApp } from './test-app.ts'

/** A write during which a process dies. */
export type DyingPlace = { readonly table: string; readonly when: 'insert' | 'update' | 'delete' }

/** Does this while every write of one kind to a table fails; what fails is the killed process. */
export async function dyingAt(
  { database: { owner } }: TestApp,
  { table, when }: DyingPlace,
  work: () => Promise<unknown>,
): Promise<void> {
  await run(
    owner,
    sql`
      create or replace function test_dies() returns trigger language plpgsql as $$
      begin raise exception 'the process dies here'; end $$
    `,
  )
  await run(
    owner,
    sql`create trigger test_dies before ${sql.raw(when)} on ${sql.raw(table)} for each row execute function test_dies()`,
  )
  try {
    await work().catch(() => undefined)
  } finally {
    await run(owner, sql`drop trigger test_dies on ${sql.raw(table)}`)
  }
}
