import type { Db } from '#db/pool.ts'
import { syncCatalogue } from '../service/sync.ts'

/** Writes the rows of the code's games, for features that need one before the first visit to the lobby. Safe to repeat. */
export const ensureCatalogue = (db: Db): Promise<void> => syncCatalogue(db)
