import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { noticesOffice } from '../contract/office.ts'
import { checkWritten } from '../rules/written.ts'
import {
  insertNotice,
  isPicture,
  lockNotice,
  nextNoticeNews,
  noticeById,
  updateNotice,
  type NoticeRow,
  type Written,
} from '../store/notices.ts'
import { cleanHtml } from './clean.ts'
import { officeView } from './view.ts'

type Office = typeof noticesOffice
type Change = CallFor<Office['change']>
type Body = Omit<Given<Office['change']>['body'], 'merchant'>

/** After a commit: every open page of the brand refetches. */
export async function tellNotices(app: App, merchant: string): Promise<void> {
  const seq = (await nextNoticeNews(app.db)).toString()
  app.events.publish(`merchant:${merchant}`, { topic: 'notices.changed', seq, patch: {} })
}

/** The stored form of an operator's input: sanitised HTML, with author and time (C1). */
function writtenBy(body: Body, merchant: string, { operator, now }: Change): Written {
  const { isLive, content, ...rest } = body
  return {
    ...rest,
    merchant,
    content: { en: cleanHtml(content.en), vi: cleanHtml(content.vi) },
    state: isLive ? 'live' : 'draft',
    changedBy: operator.account,
    changedAt: now,
  }
}

async function problemOf(tx: Tx, written: Written) {
  const problem = checkWritten({ ...written, isLive: written.state === 'live' })
  if (problem) return { refused: problem } as const
  if (written.picture !== null && !(await isPicture(tx, written.picture, written.merchant)))
    return { refused: 'notices.unknownPicture' } as const
  return null
}

const audited = (row: Pick<NoticeRow, 'type' | 'title' | 'content' | 'state' | 'startsAt' | 'endsAt'>) => ({
  type: row.type,
  titleEn: row.title.en,
  titleVi: row.title.vi,
  contentEn: row.content.en,
  contentVi: row.content.vi,
  state: row.state,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
})

async function audit(tx: Tx, call: Change, id: string, entry: AuditParts): Promise<void> {
  const { operator, ip, now } = call
  await writeAudit(tx, { operator, object: `notice:${id}`, ip, now, ...entry })
}
type AuditParts = Pick<Parameters<typeof writeAudit>[1], 'action' | 'before' | 'after' | 'reason'>

export async function createNotice(
  app: App,
  { body: { merchant, ...body } }: Given<Office['create']>,
  call: CallFor<Office['create']>,
) {
  const result = await withIdempotency(app.db, call, async (tx) => {
    const written = writtenBy(body, merchant, call)
    const problem = await problemOf(tx, written)
    if (problem) return problem
    const id = await insertNotice(tx, written)
    await audit(tx, call, id, { action: 'notices.create', after: audited(written) })
    const row = await noticeById(tx, id)
    if (!row) throw new Error(`notice ${id} is not there`)
    return officeView(row, call.now)
  })
  if (!('refused' in result)) await tellNotices(app, merchant)
  return result
}

export async function changeNotice(
  app: App,
  { params: { id }, body: { merchant, ...body } }: Given<Office['change']>,
  call: Change,
) {
  const result = await withIdempotency(app.db, call, async (tx) => {
    const before = await lockNotice(tx, id)
    if (before?.merchant !== merchant) return { refused: 'notices.unknown' } as const
    if (before.state === 'withdrawn') return { refused: 'notices.isWithdrawn' } as const
    const written = writtenBy(body, before.merchant, call)
    const problem = await problemOf(tx, written)
    if (problem) return problem
    await updateNotice(tx, id, written)
    await audit(tx, call, id, {
      action: 'notices.change',
      before: audited(before),
      after: audited(written),
    })
    const row = await noticeById(tx, id)
    return officeView(row ?? before, call.now)
  })
  if (!('refused' in result)) await tellNotices(app, result.merchant)
  return result
}

export async function withdrawNotice(
  app: App,
  { params: { id }, body: { merchant, reason } }: Given<Office['withdraw']>,
  call: CallFor<Office['withdraw']>,
) {
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockNotice(tx, id)
    if (row?.merchant !== merchant) return { refused: 'notices.unknown' } as const
    if (row.state === 'withdrawn') return { refused: 'notices.isWithdrawn' } as const
    const { operator, now } = call
    await updateNotice(tx, id, { ...row, state: 'withdrawn', changedBy: operator.account, changedAt: now })
    await writeAudit(tx, {
      operator,
      action: 'notices.withdraw',
      object: `notice:${id}`,
      before: audited(row),
      after: { state: 'withdrawn' },
      reason,
      ip: call.ip,
      now,
    })
    return {}
  })
  if ('refused' in result) return result
  await tellNotices(app, merchant)
  return {}
}
