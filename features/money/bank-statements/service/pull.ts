import { createHash } from 'node:crypto'
import { lstat, mkdir, readdir, readFile as readBytes, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { notePull, pulledFeeds, type FeedRow } from '../store/feeds.ts'
import { insertStatement, sameFile } from '../store/statements.ts'
import { importStatement, sealedContent } from './import.ts'
import { readFile } from './read-file.ts'

export const MOST_BYTES = 5 * 1024 * 1024
const TIMEOUT_MS = 20_000
/** Files of one run: the rest follow in the next. */
const MOST_FILES = 20

/** Where a bank's software puts the files of a feed. */
export const folderOf = ({ config }: App, feed: string): string =>
  join(config.DATA_DIR, 'bank-statements', feed)

/** Reads every feed that needs no operator; one that fails leaves its reason beside it, and the others go on. */
export async function pullFeeds(app: App): Promise<void> {
  for (const feed of await pulledFeeds(app.db)) {
    try {
      await (feed.pull === 'folder' ? pullFolder(app, feed) : pullAddress(app, feed))
    } catch (error) {
      const result = error instanceof Error ? error.message : 'failed'
      app.log.warn({ error, feed: feed.id }, 'a bank statement could not be fetched')
      await notePull(app.db, feed.id, { now: app.clock.now(), result: `failed: ${result}`, sha256: null })
    }
  }
}

async function pullFolder(app: App, feed: FeedRow): Promise<void> {
  const folder = folderOf(app, feed.id)
  await mkdir(join(folder, 'done'), { recursive: true })
  await mkdir(join(folder, 'refused'), { recursive: true })
  // a file that is still being written has another ending, and is renamed when it is complete
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.(xml|csv)$/i.test(name)).toSorted()
  let [taken, refused] = [0, 0]
  for (const name of names.slice(0, MOST_FILES)) {
    const file = join(folder, name)
    const about = await lstat(file)
    if (!about.isFile()) continue // a link could name any file of this machine
    const result =
      about.size > MOST_BYTES ? 'refused' : await take(app, feed, { name, bytes: await readBytes(file) })
    await rename(
      file,
      join(folder, result === 'refused' ? 'refused' : 'done', `${app.clock.now().getTime()}-${name}`),
    )
    if (result === 'refused') refused += 1
    else taken += 1
  }
  if (taken + refused > 0)
    await notePull(app.db, feed.id, {
      now: app.clock.now(),
      result: refused ? `refused: ${refused}` : `taken: ${taken}`,
      sha256: null,
    })
}

async function pullAddress(app: App, feed: FeedRow): Promise<void> {
  const token = feed.pullTokenSealed && app.vault.open('statement', feed.pullTokenSealed)
  const response = await app.outbound.fetch(feed.pullUrl ?? '', {
    headers: {
      accept: feed.format === 'csv' ? 'text/csv' : 'application/xml',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
  })
  const note = (result: string, sha256: Uint8Array | null = null) =>
    notePull(app.db, feed.id, { now: app.clock.now(), result, sha256 })
  if (response.status === 204 || response.status === 304) return note('nothing new')
  if (!response.ok) return note(`failed: status ${response.status}`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const sha256 = hashOf(bytes)
  if (feed.pullSha256?.equals(sha256)) return note('nothing new')
  const result = await take(app, feed, { name: `pull.${feed.format === 'csv' ? 'csv' : 'xml'}`, bytes })
  await note(result === 'refused' ? 'refused: 1' : 'taken: 1', sha256)
}

export const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** Stores a file and imports it; an unreadable one is refused whole, and the same bytes are imported once. */
async function take(
  app: App,
  feed: FeedRow,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
): Promise<'taken' | 'known' | 'refused'> {
  const reading = readFile(feed, bytes)
  if ('problem' in reading) {
    app.log.warn({ feed: feed.id, name, problem: reading.problem }, 'a bank statement is unreadable')
    return reading.problem === 'empty' ? 'taken' : 'refused' // a day without entries is no fault
  }
  const sha256 = hashOf(bytes)
  const stored = await inTransaction(app.db, async (tx) => {
    if ((await sameFile(tx, feed.id, sha256)) !== null) return null
    return insertStatement(tx, {
      merchant: feed.merchant,
      feed: feed.id,
      fileName: name.slice(0, 120),
      sha256,
      source: feed.pull === 'folder' ? 'folder' : 'https',
      state: 'importing',
      content: sealedContent(app, bytes),
      by: null,
      entries: reading.entries.length,
      unread: reading.unread.slice(0, 100),
      now: app.clock.now(),
    })
  })
  if (!stored) return 'known'
  await importStatement(app, stored.id)
  return 'taken'
}
