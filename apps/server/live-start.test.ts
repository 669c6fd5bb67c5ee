import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { insertDemoBrands } from '#tools/seed/demo/demo-brands.ts'
import { LIVE_ENVIRONMENT } from './testing/live-environment.ts'
import { operator } from './testing/operator.ts'
import { refusal } from './testing/refusals.ts'
import { testApp, type TestApp } from './testing/test-app.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp(LIVE_ENVIRONMENT)
})
afterAll(() => at.close())

/** Tables with rows after the migrations: catalogues that belong to no brand, and the first entries of ledger and audit log. */
const CATALOGUES = [
  'applied_function',
  'audit_head',
  'bank',
  'currency',
  'house_stripe',
  'jurisdiction_pack',
  'kysely_migration',
  'kysely_migration_lock',
  'play_mark',
  'reconcile_mark',
  'vendor',
]

const MIGRATION = join(
  import.meta.dirname,
  '../../features/platform/merchants/sql/20261130_1501_no_demo_brands.sql',
)

async function filledTables(database: TestDatabase): Promise<string[]> {
  const tables = await many(
    database.owner,
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const filled: string[] = []
  for (const { name } of tables) {
    const row = await one(database.owner, sql<{ n: bigint }>`select count(*) as n from ${sql.table(name)}`)
    if (row.n > 0n) filled.push(name)
  }
  return filled
}

test('OPS-01 the migrations leave no brand, member, operator, deposit method, account or text of a demo', async () => {
  const database = await freshDatabase()
  expect((await filledTables(database)).filter((name) => !CATALOGUES.includes(name))).toEqual([])
  const { n } = await one(
    database.owner,
    sql<{ n: bigint }>`select count(*) as n from vendor where is_contracted`,
  )
  expect(n).toBe(1n) // the built-in studio (decision 28)
  await database.drop()
})

test('OPS-01 migrating an existing demo keeps its brands and payment methods', async () => {
  const database = await freshDatabase({ name: 'demo', fill: insertDemoBrands })
  await run(
    database.owner,
    sql`
      insert into member (merchant, account, account_key, nickname, register_ip, terms_accepted_at)
      values ('JADE', 'mai', 'mai', 'mai', '127.0.0.1', now())
    `,
  )
  // one of its tables has another name today
  const migration = sql.raw(readFileSync(MIGRATION, 'utf8').replaceAll('service_canned', 'canned_response'))
  await run(database.owner, migration)
  const { n } = await one(database.owner, sql<{ n: bigint }>`select count(*) as n from deposit_method`)
  expect(n).toBe(11n)
  await run(database.owner, sql`delete from member`)
  await run(database.owner, migration)
  expect(await filledTables(database)).not.toContain('deposit_method')
  await database.drop()
})

test('OPS-01 a live server starts without a brand: it is ready, its site says that it is closed, and nothing is open', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${at.site}${path}`)).status).toBe(200)
  const site = at.api()
  expect(await site.siteStatus.status({ query: {} })).toMatchObject({
    systemStatus: 1,
    maintenanceEnd: null,
    info: { maintenance: true },
  })
  expect(await site.system.whitelabel()).toMatchObject({ merchantCode: '', name: 'Fairhouse', isDemo: false })
  expect(await site.siteStatus.customerService()).toEqual({ version: { pathList: [] } })
  expect(await refusal(site.deposits.ways())).toBe('system.maintenance')
})

test('OPS-01 the back office of a live installation works without a brand, and offers no sandbox', async () => {
  const linh = await operator(at)
  expect((await linh.api.operators.me()).brands).toBeNull()
  expect((await linh.api.merchantsOffice.list()).list).toEqual([])
  const { methods, brands, processors } = await linh.api.depositMethods.list()
  expect([methods, brands, processors.some(({ name }) => name === 'sandbox')]).toEqual([[], [], false])
  expect((await linh.api.vendorWalletsOffice.vendors({ query: {} })).adapted).toEqual([])
  expect((await linh.api.workQueues.list()).queues).toBeDefined()
  expect((await linh.api.merchantsOffice.jurisdictions()).packs.map(({ code }) => code)).toEqual([
    'default',
    'strict',
  ])
})
