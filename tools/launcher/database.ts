/** The database for a command that runs beside the platform or without it. */
import { admitLogin, loginUrlOf } from '#db/login.ts'
import { claimMode, OtherModeError, type Mode } from '#db/installation/mode.ts'
import { openPool } from '#db/pool.ts'
import { readConfig } from '#server/config.ts'
import { createVault } from '#server/vault.ts'
import { holderOf } from './lock.ts'
import { placeOf } from './place.ts'
import { embeddedUrl } from './postgres/address.ts'
import { openPostgres } from './postgres/server.ts'
import { Trouble } from './reporter.ts'

export type Addresses = {
  /** The programs' login. */
  readonly url: string
  /** The owner's login, which migrates and verifies the ledger. */
  readonly ownerUrl: string
  /** We create the login and its password; otherwise DATABASE_URL names an externally managed one. */
  readonly isOurs: boolean
}

/**
 * Both URLs of a database. DATABASE_OWNER_URL and DATABASE_URL together are used as they are. If only the owner's is given, the programs
 * get a login whose password is derived from the secret: every machine with the same secret derives the same one.
 */
export function addressesOf(ownerUrl: string, env: NodeJS.ProcessEnv): Addresses {
  const given = env.DATABASE_OWNER_URL ? env.DATABASE_URL : undefined
  if (given) return { url: given, ownerUrl, isOurs: false }
  const { secret } = readConfig({ ...env, DATABASE_URL: ownerUrl })
  return { url: loginUrlOf(ownerUrl, createVault(secret).keyText('database-login')), ownerUrl, isOurs: true }
}

/** Grants the programs' login access; after the migrations. */
export function admit({ url, ownerUrl, isOurs }: Addresses): Promise<void> {
  return admitLogin(ownerUrl, { url, isOurs })
}

/** Refuses a database that was started in the other mode, and records the mode of a new one; after the migrations. */
export async function checkMode({ url }: Pick<Addresses, 'url'>, mode: Mode): Promise<void> {
  const pool = openPool({ url, name: 'fairhouse-mode', max: 1 })
  try {
    await claimMode(pool, mode)
  } catch (error) {
    throw error instanceof OtherModeError ? new Trouble(error.message) : error
  } finally {
    await pool.end()
  }
}

/** The owner's URL from the environment, if any. */
export function givenOwnerUrl(env: NodeJS.ProcessEnv): string | null {
  return env.DATABASE_OWNER_URL || env.DATABASE_URL || null
}

/**
 * Calls `work` with the owner's URL of the database: the configured one, else the embedded one of DATA_DIR, which is shared while the
 * platform runs and otherwise started for this call.
 */
export async function withOwner<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const { dataDir } = placeOf(process.env)
  const given = givenOwnerUrl(process.env)
  if (given) return work(given)
  const running = (await holderOf(dataDir)) ? embeddedUrl(dataDir) : null
  if (running) return work(running)
  const postgres = await openPostgres({ dataDir, tell: console.error })
  try {
    return await work(postgres.ownerUrl)
  } finally {
    await postgres.stop()
  }
}

/** The same with both URLs, for a command that also acts as the programs. */
export function withDatabase<T>(work: (at: Addresses) => Promise<T>): Promise<T> {
  const { dataDir } = placeOf(process.env)
  return withOwner((ownerUrl) => work(addressesOf(ownerUrl, { ...process.env, DATA_DIR: dataDir })))
}
