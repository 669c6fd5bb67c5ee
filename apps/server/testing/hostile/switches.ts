import { inTransaction } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'
import type { TestDatabase } from '#db/testdb.ts'

/** What an office call can close for everyone: the sites, a region, a flag, a provider's or one game. */
const SWITCHES = [
  'merchant_status',
  'region_rule',
  'merchant_flag',
  'merchant_setting',
  'brand_stop',
  'merchant_game',
  'merchant_vendor',
] as const

/**
 * Keeps the switches as they are now. The returned function sets them back, so that a random office call that happened to be valid and
 * closed the site does not end the test for all other callers.
 */
export async function keepSwitches({ owner }: TestDatabase): Promise<() => Promise<void>> {
  for (const name of SWITCHES)
    await run(owner, sql`create table ${sql.table(`kept_${name}`)} as table ${sql.table(name)}`)
  return () =>
    inTransaction(owner, async (tx) => {
      for (const name of SWITCHES) {
        await run(tx, sql`delete from ${sql.table(name)}`)
        await run(tx, sql`insert into ${sql.table(name)} table ${sql.table(`kept_${name}`)}`)
      }
    })
}
