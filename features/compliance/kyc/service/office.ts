import { inTransaction } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { readPicture } from '#features/platform/images/public.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { dayIn } from '#kit/day.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { kycOffice } from '../contract/office.ts'
import { levelOf } from '../rules/id-documents.ts'
import { requestOf, whomOf } from '../store/facts.ts'
import { checkById, checksOf, fits, hasPicture, queue, type CheckRow } from '../store/id-documents.ts'
import { checkView } from './send.ts'

type Office = typeof kycOffice
const unknown = { refused: 'papers.unknown' } as const
const unknownMember = { refused: 'papers.unknownMember' } as const

export function officeView(row: CheckRow) {
  const { merchant, memberId, account, decidedBy } = row
  return { ...checkView(row), merchant, memberId, account, decidedBy }
}

/** Documents that a page shows unless it asks for another number. */
const PAGE = 50

/** A page of the queue; without a brand, of all brands. */
export async function listQueue(app: App, { query }: Given<Office['list']>) {
  const { merchant = null, find = null, state = 'waiting' } = query
  const [window, filter] = [windowOf(query, PAGE), fits({ merchant, find })]
  const [rows, counts] = await Promise.all([
    queue.page(app.db, state, filter, window),
    queue.counts(app.db, filter),
  ])
  const { shown, next } = pageOf(rows, window)
  return {
    list: shown.map(officeView),
    next,
    counts: Object.fromEntries(counts.map((row) => [row.state, row.count])),
  }
}

/** The minimum age of a member in their jurisdiction and brand. */
export async function minimumAgeOf(app: App, merchant: string, memberId: bigint): Promise<number> {
  const [own, { terms }] = await Promise.all([
    settingOf(app, merchant, 'minimumAge'),
    rulesFor(app, { merchant, memberId }),
  ])
  return Math.max(own, terms.minimumAge)
}

/** One document with the member's profile data; each view is recorded in the audit log (B3). */
export async function showOne(
  app: App,
  { params, body }: Given<Office['one']>,
  { operator, ip, now }: CallFor<Office['one']>,
) {
  const row = await checkById(app.db, params.id, body.merchant)
  const whom = row && (await whomOf(app.db, row.memberId))
  if (!whom) return unknown
  const object = `paper:${row.id}`
  await inTransaction(app.db, (tx) =>
    writeAudit(tx, {
      operator,
      action: 'papers.look',
      object,
      after: { member: row.memberId.toString() },
      ip,
      now,
    }),
  )
  return {
    ...officeView(row),
    pictures: [...row.pictures],
    nameOnPaper: row.nameOnPaper,
    bornOn: row.bornOn,
    known: { payeeName: whom.payeeName, birthday: whom.birthday },
    minimumAge: await minimumAgeOf(app, row.merchant, row.memberId),
  }
}

export async function showPicture(app: App, { params: { file }, query }: Given<Office['picture']>) {
  if (!(await hasPicture(app.db, file, query.merchant))) return { refused: 'papers.unknownPicture' } as const
  const sealed = await readPicture(app.files, file)
  const bytes = Buffer.from(app.vault.open('papers', sealed), 'base64')
  return { name: file, type: 'image/jpeg', bytes }
}

export async function showMember(
  app: App,
  { params }: Given<Office['member']>,
  { now }: CallFor<Office['member']>,
) {
  const whom = await whomOf(app.db, params.member)
  const brand = whom && (await app.merchants.byCode(whom.merchant))
  if (!brand) return unknownMember
  const [checks, request] = await Promise.all([
    checksOf(app.db, params.member),
    requestOf(app.db, params.member),
  ])
  return {
    level: levelOf(checks, dayIn(brand.timeZone, now)),
    request: request && { reason: request.reason, at: request.askedAt, by: request.askedBy },
    checks: checks.map(officeView),
  }
}
