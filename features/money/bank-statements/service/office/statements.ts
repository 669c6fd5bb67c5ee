import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { bankStatements } from '../../contract/office.ts'
import { feedById } from '../../store/feeds.ts'
import {
  decideStatement,
  insertStatement,
  lockStatement,
  sameFile,
  statementById,
  statementsOf,
  type StatementRow,
} from '../../store/statements.ts'
import { importStatement, sealedContent } from '../import.ts'
import { hashOf } from '../pull.ts'
import { readFile } from '../read-file.ts'
import { tellStatements } from '../tell.ts'
import { previewOf } from './preview.ts'

type Contract = typeof bankStatements
const PAGE = 30
/** Unread parts that are stored with a statement: more say nothing more. */
const MOST_UNREAD = 100
/** Statements up to this size are imported before the reply; larger ones by the worker. */
const AT_ONCE = 300

export function statementView(
  row: StatementRow,
  operator: string,
): Reply<Contract['statements']>['rows'][number] {
  const { number, uploadedBy, uploadedByAccount, decidedByAccount, unread, ...rest } = row
  return {
    ...rest,
    number: `S-${number}`,
    uploadedBy: uploadedByAccount,
    isYours: uploadedBy === operator,
    decidedBy: decidedByAccount,
    unread: [...unread],
  }
}

export async function listStatements(
  app: App,
  { query }: Given<Contract['statements']>,
  { operator }: CallFor<Contract['statements']>,
): Promise<Reply<Contract['statements']>> {
  const window = windowOf(query, PAGE)
  const filter = { merchant: query.merchant ?? null, state: query.state ?? null }
  const { shown, next } = pageOf(await statementsOf(app.db, filter, window), window)
  return { rows: shown.map((row) => statementView(row, operator.id)), next }
}

/** Stores a readable file; it moves nothing until another operator approves it. */
export async function uploadStatement(
  app: App,
  { params, files }: Given<Contract['upload']>,
  { operator, ip, now }: CallFor<Contract['upload']>,
): Promise<Reply<Contract['upload']> | Refusal<Contract['upload']>> {
  const feed = await feedById(app.db, params.id)
  if (feed?.merchant !== params.merchant || !feed.isOpen) return { refused: 'bankStatements.unknownFeed' }
  const [file] = files
  if (!file || file.bytes.byteLength === 0) return { refused: 'bankStatements.fileMissing' }
  const reading = readFile(feed, file.bytes)
  if ('problem' in reading)
    return { refused: 'bankStatements.unreadable', detail: { what: reading.problem, detail: reading.detail } }
  const sha256 = hashOf(file.bytes)
  const stored = await inTransaction(app.db, async (tx) => {
    const same = await sameFile(tx, feed.id, sha256)
    if (same !== null) return { refused: 'bankStatements.sameFile', detail: { number: `S-${same}` } } as const
    const row = await insertStatement(tx, {
      merchant: feed.merchant,
      feed: feed.id,
      fileName: file.name.replace(/[\p{Cc}/\\]/gu, '').slice(-120) || 'statement',
      sha256,
      source: 'upload',
      state: 'waiting',
      content: sealedContent(app, file.bytes),
      by: operator,
      entries: reading.entries.length,
      unread: reading.unread.slice(0, MOST_UNREAD),
      now,
    })
    await writeAudit(tx, {
      operator,
      action: 'bank.upload',
      object: `bankStatement:${row.id}`,
      after: {
        statement: `S-${row.number}`,
        entries: reading.entries.length,
        sha256: sha256.toString('hex'),
      },
      ip,
      now,
    })
    return { id: row.id, number: `S-${row.number}` }
  })
  if (!('refused' in stored)) await tellStatements(app)
  return stored
}

export async function previewStatement(
  app: App,
  { params }: Given<Contract['preview']>,
  { operator }: CallFor<Contract['preview']>,
): Promise<Reply<Contract['preview']> | Refusal<Contract['preview']>> {
  const row = await statementById(app.db, params.id)
  if (row?.merchant !== params.merchant) return { refused: 'bankStatements.unknown' }
  return { statement: statementView(row, operator.id), ...(await previewOf(app, row)) }
}

/** The second operator: from here on the entries are stored and matched, no matter what interrupts the import. */
export async function approveStatement(
  app: App,
  { params }: Given<Contract['approve']>,
  call: CallFor<Contract['approve']>,
): Promise<Reply<Contract['approve']> | Refusal<Contract['approve']> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  let size = 0
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockStatement(tx, params.id)
    if (row?.merchant !== params.merchant) return { refused: 'bankStatements.unknown' } as const
    if (row.state !== 'waiting') return { refused: 'bankStatements.decided' } as const
    if (row.uploadedBy === operator.id) return { refused: 'bankStatements.secondNeeded' } as const
    await decideStatement(tx, row.id, { state: 'importing', by: operator, note: null, now })
    await writeAudit(tx, {
      operator,
      action: 'bank.approve',
      object: `bankStatement:${row.id}`,
      before: { state: row.state, uploadedBy: row.uploadedByAccount ?? '' },
      after: { state: 'importing', statement: `S-${row.number}`, entries: row.entries },
      ip,
      now,
    })
    size = row.entries
    return {}
  })
  if ('refused' in result) return result
  if (size <= AT_ONCE) await importStatement(app, params.id)
  await tellStatements(app)
  return result
}

export async function rejectStatement(
  app: App,
  { params, body }: Given<Contract['reject']>,
  { operator, ip, now }: CallFor<Contract['reject']>,
): Promise<Reply<Contract['reject']> | Refusal<Contract['reject']>> {
  const refused = await inTransaction(app.db, async (tx) => {
    const row = await lockStatement(tx, params.id)
    if (row?.merchant !== params.merchant) return { refused: 'bankStatements.unknown' } as const
    if (row.state !== 'waiting') return { refused: 'bankStatements.decided' } as const
    await decideStatement(tx, row.id, { state: 'rejected', by: operator, note: body.reason, now })
    await writeAudit(tx, {
      operator,
      action: 'bank.reject',
      object: `bankStatement:${row.id}`,
      before: { state: row.state, uploadedBy: row.uploadedByAccount ?? '' },
      after: { state: 'rejected', statement: `S-${row.number}` },
      reason: body.reason,
      ip,
      now,
    })
    return null
  })
  if (refused) return refused
  await tellStatements(app)
  return {}
}
