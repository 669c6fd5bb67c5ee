import type { Tx } from '#db/pool.ts'
import { writeAudit, type AuditEntry } from '#features/platform/audit/public.ts'
import { brandsFor, cleanHtml, plainText } from '#features/contact/notices/public.ts'
import { dropBatch, progressOf, type Progress } from '#features/contact/outbox/public.ts'
import { richLink } from '#kit/rich-html.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { inboxOffice } from '../contract/office.ts'
import { checkAgreement, firstState, refusedState } from '../rules/campaigns.ts'
import {
  audienceCount,
  decideCampaign,
  insertCampaign,
  lettersOf,
  lockCampaign,
  type CampaignRow,
} from '../store/campaigns.ts'
import { echoOf, stopMailing } from '../store/mailing.ts'
import { nextInboxNews } from '../store/messages.ts'

type Office = typeof inboxOffice
const MOST_LISTED = 50

async function tellCampaigns(app: App): Promise<void> {
  const seq = (await nextInboxNews(app.db)).toString()
  app.events.publish('operators', { topic: 'inbox.letters', seq, patch: {} })
}

export async function listCampaigns(
  app: App,
  { query }: Given<Office['letters']>,
  { operator, merchant }: CallFor<Office['letters']>,
) {
  const code = query.merchant ?? merchant.code
  const [brands, rows] = await Promise.all([
    brandsFor(app, operator),
    lettersOf(app.db, code, query.limit ?? MOST_LISTED),
  ])
  const ids = rows.map(({ id }) => id)
  const [progress, echoes] = await Promise.all([progressOf(app.db, ids), echoOf(app.db, ids)])
  return {
    brands,
    merchant: code,
    letters: rows.map((row) => ({
      ...letterView(row, operator.id),
      mails: mailsOf(
        row,
        progress.find(({ batch }) => batch === row.id),
      ),
      readCount: echoes.find(({ id }) => id === row.id)?.read ?? 0,
      leftCount: echoes.find(({ id }) => id === row.id)?.left ?? 0,
    })),
  }
}

function letterView(row: CampaignRow, operator: string) {
  const {
    proposedBy,
    proposedByAccount,
    decidedByAccount,
    number,
    body,
    mailCount: _,
    mailOverAt: _over,
    ...rest
  } = row
  return {
    ...rest,
    body: { en: cleanHtml(body.en), vi: cleanHtml(body.vi) },
    number: `L-${number}`,
    proposedBy: proposedByAccount,
    decidedBy: decidedByAccount,
    isYours: proposedBy === operator,
  }
}

/** Progress of a campaign's emails; null if it has none. Emails already deleted by retention count as sent. */
function mailsOf(row: CampaignRow, done: Progress | undefined) {
  if (!row.alsoMail) return null
  const { waiting = 0, failed = 0, stopped = 0 } = done ?? {}
  return {
    queued: row.mailCount,
    waiting,
    sent: Math.max(0, row.mailCount - waiting - failed - stopped),
    failed,
    stopped,
    isOver: row.mailOverAt !== null && waiting === 0,
    stoppedBy: row.stoppedByAccount,
  }
}

/** The size of an audience; a marketing campaign reaches only those who agreed and pass the marketing check. */
export async function reachOf(app: App, { body }: Given<Office['reach']>, { now }: CallFor<Office['reach']>) {
  const found = await audienceCount(app.db, { ...body, now })
  if (body.audience.kind === 'member' && found.count === 0) return { refused: 'inbox.unknownMember' } as const
  return found
}

export async function writeCampaign(
  app: App,
  { body: written }: Given<Office['write']>,
  call: CallFor<Office['write']>,
) {
  const { operator, ip, now } = call
  const result = await withIdempotency(app.db, call, async (tx) => {
    const { merchant, audience, title, link } = written
    const body = { en: cleanHtml(written.body.en), vi: cleanHtml(written.body.vi) }
    if (!plainText(body.en) || !plainText(body.vi)) return { refused: 'inbox.nothingWritten' } as const
    if (link !== null && !(richLink(link)?.href ?? '').startsWith('/'))
      return { refused: 'inbox.linkInvalid' } as const
    const found = await audienceCount(app.db, { merchant, audience, isMarketing: written.isMarketing, now })
    if (audience.kind === 'member' && found.count === 0) return { refused: 'inbox.unknownMember' } as const
    const state = firstState(audience.kind)
    const id = await insertCampaign(tx, { ...written, body, state, operator, now })
    const after = {
      merchant,
      audience: JSON.stringify(audience),
      alsoMail: written.alsoMail,
      title: title.en,
      bodyEn: body.en,
      bodyVi: body.vi,
      state,
    }
    await writeAudit(tx, { operator, action: 'letters.write', object: `letter:${id}`, after, ip, now })
    return { id, state }
  })
  await tellCampaigns(app)
  return result
}

type Decided<R extends string> =
  | { readonly refused: R }
  /** What the audit log records of it. */
  | Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>

/** One decision on a campaign of the named brand, with its audit record, once for each idempotency key. */
async function decideOn<R extends string>(
  app: App,
  { id, merchant }: { readonly id: string; readonly merchant: string },
  call: CallFor<Office['approve' | 'reject' | 'stop']>,
  decide: (tx: Tx, row: CampaignRow) => Promise<Decided<R>>,
) {
  const { operator, ip, now } = call
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (row?.merchant !== merchant) return { refused: 'inbox.unknownLetter' } as const
    const decided = await decide(tx, row)
    if ('refused' in decided) return decided
    await writeAudit(tx, { operator, object: `letter:${row.id}`, ip, now, ...decided })
    return {}
  })
  await tellCampaigns(app)
  return result
}

/** A second operator approves a campaign to all members (dual approval). */
export async function approveCampaign(
  app: App,
  { params, body }: Given<Office['approve']>,
  call: CallFor<Office['approve']>,
) {
  const { operator, now } = call
  return decideOn(app, { ...params, ...body }, call, async (tx, row) => {
    const refused = checkAgreement(row, operator.id)
    if (refused) return { refused }
    await decideCampaign(tx, row.id, { state: 'sending', operator, reason: null, now })
    const before = { state: row.state, proposedBy: row.proposedByAccount }
    return { action: 'letters.approve', before, after: { state: 'sending' } }
  })
}

export async function rejectCampaign(
  app: App,
  { params, body }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
) {
  const { operator, now } = call
  const { reason } = body
  return decideOn(app, { ...params, ...body }, call, async (tx, row) => {
    if (row.state !== 'proposed') return { refused: 'inbox.letterDecided' } as const
    const state = refusedState(row, operator.id)
    await decideCampaign(tx, row.id, { state, operator, reason, now })
    const action = `letters.${state === 'withdrawn' ? 'withdraw' : 'reject'}`
    return { action, before: { state: row.state }, after: { state }, reason }
  })
}

/** Stops what has not been sent yet, for a campaign that should not have gone out. Delivered inbox messages stay. */
export async function stopCampaign(
  app: App,
  { params, body }: Given<Office['stop']>,
  call: CallFor<Office['stop']>,
) {
  const { operator, now } = call
  return decideOn(app, { ...params, ...body }, call, async (tx, row) => {
    const isLeaving =
      row.state === 'sending' || (row.alsoMail && row.state === 'sent' && row.stoppedAt === null)
    if (!isLeaving) return { refused: 'inbox.letterDecided' } as const
    await stopMailing(tx, row.id, { account: operator.account, now })
    await dropBatch(tx, row.id, now)
    const before = { state: row.state, mails: row.mailCount }
    return { action: 'letters.stop', before, after: { state: 'sent' }, reason: body.reason }
  })
}
