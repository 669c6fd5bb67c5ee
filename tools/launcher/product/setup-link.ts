/** The link of the first-run assistant, which the start of a live installation prints until it has an owner. */
import type { Db } from '#db/pool.ts'
import { openDb, openPool } from '#db/pool.ts'
import { issueSetupToken } from '#features/backoffice/setup/public.ts'
import { readConfig, type Config } from '#server/config.ts'
import { createVault } from '#server/vault.ts'

/** A new link and what to do with it; empty once the installation has an operator. */
export async function setupLines(
  db: Db,
  { secret, OFFICE_ORIGIN, OFFICE_PORT }: Pick<Config, 'secret' | 'OFFICE_ORIGIN' | 'OFFICE_PORT'>,
  now: Date,
): Promise<string[]> {
  const issued = await issueSetupToken(db, { vault: createVault(secret), now })
  if (!issued) return []
  const origin = OFFICE_ORIGIN ?? `http://localhost:${OFFICE_PORT}`
  return [
    'This installation has no owner yet. Open this link to set it up; it works once. Keep it to yourself:',
    `  ${origin}/setup#${issued.token}`,
    `  Valid until ${issued.expiresAt.toISOString()}. For a new link: npm run setup`,
  ]
}

/** The same for a start: with the environment of the programs. */
export async function setupLinesFor(env: NodeJS.ProcessEnv): Promise<string[]> {
  const config = readConfig(env)
  const db = openDb(openPool({ url: config.databaseUrl, name: 'fairhouse-setup', max: 1 }))
  try {
    return await setupLines(db, config, new Date())
  } finally {
    await db.destroy()
  }
}
