import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { bankStatements } from '../../contract/office.ts'
import { isCsvForm } from '../../rules/csv.ts'
import { feedsOf, insertFeed, lockFeed, updateFeed, type FeedDraft } from '../../store/feeds.ts'

type Contract = typeof bankStatements

export async function listFeeds(
  app: App,
  { query }: Given<Contract['feeds']>,
): Promise<Reply<Contract['feeds']>> {
  const rows = await feedsOf(app.db, query.merchant ?? null)
  return {
    rows: rows.map(({ pullTokenSealed, pullSha256: _, ...row }) => ({
      ...row,
      hasToken: pullTokenSealed !== null,
      folder: `bank-statements/${row.id}`,
    })),
  }
}

/** Whether the fields of a feed belong together: only a CSV has a form, only an address is fetched, and only over https. */
function isWhole(app: App, { format, csv, pull, pullUrl }: FeedDraft): boolean {
  if ((format === 'csv') !== (csv !== null) || (csv && !isCsvForm(csv))) return false
  if ((pull === 'https') !== (pullUrl !== null)) return false
  const isPlainAllowed = app.config.FAIRHOUSE_MODE === 'demo'
  return pullUrl === null || pullUrl.startsWith('https:') || (isPlainAllowed && pullUrl.startsWith('http:'))
}

const sealedToken = (app: App, token: string | null | undefined) =>
  typeof token === 'string' ? app.vault.close('statement', token) : token

/** A feed in the audit log; the token never. */
const shown = ({ name, format, csv, pull, pullUrl, isOpen }: FeedDraft) => ({
  name,
  format,
  csv: csv && JSON.stringify(csv),
  pull,
  pullUrl,
  isOpen,
})

export async function addFeed(
  app: App,
  { params, body }: Given<Contract['addFeed']>,
  call: CallFor<Contract['addFeed']>,
): Promise<Reply<Contract['addFeed']> | Refusal<Contract['addFeed']> | { refused: 'idempotency.conflict' }> {
  const { reason, token, ...feed } = body
  const { operator, ip, now } = call
  const brand = await app.merchants.byCode(params.merchant)
  if (!brand || brand.currency !== feed.currency) return { refused: 'bankStatements.unknownBrand' }
  if (!isWhole(app, feed)) return { refused: 'bankStatements.feedWrong' }
  return withIdempotency(app.db, call, async (tx) => {
    const { merchant } = params
    const id = await insertFeed(tx, { ...feed, merchant, token: sealedToken(app, token) ?? null, now })
    if (id === null) return { refused: 'bankStatements.accountTaken' } as const
    await writeAudit(tx, {
      operator,
      action: 'bank.addFeed',
      object: `bankFeed:${id}`,
      after: { merchant, account: feed.accountNumber, currency: feed.currency, ...shown(feed) },
      reason,
      ip,
      now,
    })
    return { id }
  })
}

export async function changeFeed(
  app: App,
  { params, body }: Given<Contract['changeFeed']>,
  { operator, ip, now }: CallFor<Contract['changeFeed']>,
): Promise<Reply<Contract['changeFeed']> | Refusal<Contract['changeFeed']>> {
  const { reason, token, version, ...feed } = body
  return inTransaction(app.db, async (tx) => {
    const before = await lockFeed(tx, params.id)
    if (before?.merchant !== params.merchant) return { refused: 'bankStatements.unknownFeed' }
    if (before.version !== version) return { refused: 'bankStatements.feedChanged' }
    if (!isWhole(app, feed)) return { refused: 'bankStatements.feedWrong' }
    // a token belongs to the address that it was given for
    const kept = token === undefined && feed.pullUrl !== before.pullUrl ? null : sealedToken(app, token)
    await updateFeed(tx, before.id, { ...feed, token: kept, now })
    await writeAudit(tx, {
      operator,
      action: 'bank.changeFeed',
      object: `bankFeed:${before.id}`,
      before: shown(before),
      after: { ...shown(feed), ...(kept === undefined ? {} : { token: kept === null ? 'none' : 'new' }) },
      reason,
      ip,
      now,
    })
    return { version: version + 1 }
  })
}
