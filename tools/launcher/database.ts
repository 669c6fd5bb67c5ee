/** The database for a command that runs beside the house or without it. */
import { holderOf } from './lock.ts'
import { placeOf } from './place.ts'
import { embeddedUrl } from './postgres/address.ts'
import { openPostgres } from './postgres/server.ts'

/**
 * Gives the work the owner's address of the database: DATABASE_URL where it is set, else the embedded one of DATA_DIR,
 * which is joined while the house runs and opened just for this where it does not.
 */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const place = placeOf(process.env)
  const given = process.env.DATABASE_OWNER_URL || place.databaseUrl
  if (given) return work(given)
  const running = (await holderOf(place.dataDir)) ? embeddedUrl(place.dataDir) : null
  if (running) return work(running)
  const postgres = await openPostgres({ dataDir: place.dataDir, tell: console.error })
  try {
    return await work(postgres.ownerUrl)
  } finally {
    await postgres.stop()
  }
}
