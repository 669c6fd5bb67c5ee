/**
 * `npm run setup`: prints a new link of the first-run assistant, from the machine itself. Older links stop working. Once the installation
 * has an operator there is none; `npm run operator` then restores access.
 */
import { openDb, openPool } from '#db/pool.ts'
import { readConfig } from '#server/config.ts'
import { withDatabase } from './launcher/database.ts'
import { setupLines } from './launcher/product/setup-link.ts'

await withDatabase(async ({ url }) => {
  const config = readConfig({ ...process.env, DATABASE_URL: url })
  if (config.FAIRHOUSE_MODE !== 'live') {
    console.error('The assistant sets up a live installation: set FAIRHOUSE_MODE=live.')
    process.exitCode = 64
    return
  }
  const db = openDb(openPool({ url, name: 'fairhouse-setup', max: 1 }))
  try {
    const lines = await setupLines(db, config, new Date())
    console.log(lines.join('\n') || 'This installation has operators. Reset one with: npm run operator')
  } finally {
    await db.destroy()
  }
})
