/** The database for a command that runs beside the platform or without it. */
import { admitLogin, loginUrlOf } from '#db/login.ts'
import { readConfig } from '#server/config.ts'
import { createVault } from '#server/vault.ts'
import { holderOf } from './lock.ts'
import { placeOf } from './place.ts'
import { embeddedUrl } from './postgres/address.ts'
import { openPostgres } from './postgres/server.ts'

export type Addresses = {
  /** As the programs log in. */
  readonly url: string
  /** As the owner logs in, who migrates and proves the books. */
  readonly ownerUrl: string
  /** The login and its password are ours to make; otherwise DATABASE_URL names one that someone else manages. */
  readonly isOurs: boolean
}

/**
 * Both addresses of a database. DATABASE_OWNER_URL and DATABASE_URL together are taken as they are. Where only the owner's
 * is known, the programs get a login of their own, whose password follows from the secret: every machine with the same
 * secret finds the same one.
 */
export function addressesOf(ownerUrl: string, env: NodeJS.ProcessEnv): Addresses {
  const given = env.DATABASE_OWNER_URL ? env.DATABASE_URL : undefined
  if (given) return { url: given, ownerUrl, isOurs: false }
  const { secret } = readConfig({ ...env, DATABASE_URL: ownerUrl })
  return { url: loginUrlOf(ownerUrl, createVault(secret).keyText('database-login')), ownerUrl, isOurs: true }
}

/** Lets the programs' login in; after the migrations. */
export function admit({ url, ownerUrl, isOurs }: Addresses): Promise<void> {
  return admitLogin(ownerUrl, { url, isOurs })
}

/** The owner's address that the environment names, if any. */
export function givenOwnerUrl(env: NodeJS.ProcessEnv): string | null {
  return env.DATABASE_OWNER_URL || env.DATABASE_URL || null
}

/**
 * Gives the work the owner's address of the database: the given one where there is one, else the embedded one of DATA_DIR,
 * which is joined while the platform runs and opened just for this where it does not.
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

/** The same with both addresses, for a command that does what the programs do. */
export function withDatabase<T>(work: (at: Addresses) => Promise<T>): Promise<T> {
  const { dataDir } = placeOf(process.env)
  return withOwner((ownerUrl) => work(addressesOf(ownerUrl, { ...process.env, DATA_DIR: dataDir })))
}
