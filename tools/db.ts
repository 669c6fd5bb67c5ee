/** `npm run db`: deletes the embedded database of DATA_DIR and creates it again, migrated and seeded. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '#db/migrate.ts'
import { addressesOf, admit, givenOwnerUrl } from './launcher/database.ts'
import { holderOf } from './launcher/lock.ts'
import { placeOf } from './launcher/place.ts'
import { accountForPostgres } from './launcher/postgres/account.ts'
import { clearLeftover } from './launcher/postgres/leftover.ts'
import { openPostgres } from './launcher/postgres/server.ts'
import { chooseWhere } from './launcher/postgres/where.ts'
import { createReporter, Trouble } from './launcher/reporter.ts'
import { runNode } from './suite/run.ts'

const reporter = createReporter()

async function renew(): Promise<void> {
  const place = placeOf(process.env)
  if (givenOwnerUrl(process.env))
    throw new Trouble('DATABASE_URL is set. This command only deletes the embedded database.')
  if (await holderOf(place.dataDir))
    throw new Trouble('Fairhouse is running on this database. Stop it first.')
  const { pgData } = chooseWhere(place.dataDir, accountForPostgres())
  await reporter.step('old database deleted', async () => {
    if (existsSync(pgData)) await clearLeftover(pgData)
    rmSync(pgData, { recursive: true, force: true })
    for (const file of ['database-passwords.json', 'logins.json'])
      rmSync(join(place.dataDir, file), { force: true })
  })
  const postgres = await reporter.step('new database started', () => openPostgres({ dataDir: place.dataDir }))
  try {
    await reporter.step('database is up to date', () => migrate(postgres.ownerUrl))
    const database = addressesOf(postgres.ownerUrl, { ...process.env, DATA_DIR: place.dataDir })
    await admit(database)
    const { url: DATABASE_URL, ownerUrl: DATABASE_OWNER_URL } = database
    const env = { ...process.env, DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR: place.dataDir }
    const { code } = await runNode(['tools/seed.ts', '--if-empty'], { env })
    if (code !== 0) throw new Trouble('Seeding failed; see above.')
  } finally {
    await postgres.stop()
  }
}

await renew().catch((error: unknown) => {
  console.error(error instanceof Trouble ? error.message : error)
  process.exitCode = 1
})
