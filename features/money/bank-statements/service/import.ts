import type { App } from '#server/app.ts'
import type { Reading } from '../rules/entry.ts'
import { feedById } from '../store/feeds.ts'
import { contentOf, finishStatement, statementById, unfinished } from '../store/statements.ts'
import { policyOf } from './policy.ts'
import { readFile } from './read-file.ts'
import { takeEntry } from './take-entry.ts'
import { tellStatements } from './tell.ts'

/** Statements that one run of the job finishes. */
const BATCH = 10

/** A stored statement's entries; null if its content is deleted. */
export async function readStored(app: App, id: string): Promise<Reading | null> {
  const statement = await statementById(app.db, id)
  const [feed, sealed] = await Promise.all([
    statement && feedById(app.db, statement.feed),
    contentOf(app.db, id),
  ])
  if (!feed || !sealed) return null
  return readFile(feed, Buffer.from(app.vault.open('statement', sealed), 'base64'))
}

/**
 * Imports an approved or pulled statement, an entry in a transaction: no matter what interrupts it, the job goes on, and what is stored is
 * stored once.
 */
export async function importStatement(app: App, id: string): Promise<void> {
  const statement = await statementById(app.db, id)
  if (statement?.state !== 'importing') return
  const [reading, feed] = await Promise.all([readStored(app, id), feedById(app.db, statement.feed)])
  if (!reading || !feed) return // another process has finished it
  const policy = await policyOf(app, feed.merchant)
  let conflicts = 0
  for (const entry of 'entries' in reading ? reading.entries : []) {
    const taken = await takeEntry(app, entry, { feed, statement: id, policy })
    if (taken !== 'conflict') continue
    conflicts += 1
    app.log.error({ statement: id, entryRef: entry.entryRef }, 'a bank reused the reference of another entry')
  }
  await finishStatement(app.db, id, conflicts)
  await tellStatements(app)
}

/** Statements whose import a crash or restart interrupted. */
export async function finishImports(app: App): Promise<void> {
  for (const { id } of await unfinished(app.db, BATCH)) await importStatement(app, id)
}

/** Content of a statement as it is stored until its import. */
export const sealedContent = (app: App, bytes: Uint8Array): Uint8Array =>
  app.vault.close('statement', Buffer.from(bytes).toString('base64'))
