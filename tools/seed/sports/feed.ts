import { hash, randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTransaction } from '#db/pool.ts'
import { insertFeed } from '#features/sport/events/store/feeds.ts'
import type { World } from '../world.ts'

/** In the data directory: the key with which `npm run football-feed` proves itself. */
export const FEED_KEY_FILE = 'football-feed.key'

/** The demo's feed: it reports nothing until the simulator replays a day. */
export async function seedFeed({ app }: Pick<World, 'app'>): Promise<void> {
  const apiKey = randomBytes(24).toString('base64url')
  const feed = { key: 'football', name: 'World Cup replay', createdBy: 'op-linh' }
  const isNew = await inTransaction(app.db, (tx) =>
    insertFeed(tx, { ...feed, keyHash: hash('sha256', apiKey, 'buffer') }),
  )
  if (!isNew) return
  mkdirSync(app.config.DATA_DIR, { recursive: true })
  writeFileSync(join(app.config.DATA_DIR, FEED_KEY_FILE), apiKey, { mode: 0o600 })
}
