import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { readPicture } from '#features/platform/images/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { liveChatDesk } from '../contract/desk.ts'
import { checkClaim, checkReply, isVip, VIP_ABOVE } from '../rules/conversations.ts'
import { addLine, cannedOf, colleaguesOf, linesOf, talkOfPicture } from '../store/lines.ts'
import {
  conversationCounts,
  lockConversation,
  setClaimed,
  setClosed,
  setReadTo,
  talkForDesk,
  talksOf,
  type DeskRow,
  type ConversationRow,
} from '../store/conversations.ts'
import { putPicture } from './pictures.ts'
import { tellConversation } from './tell.ts'

type Desk = typeof liveChatDesk
/** Conversations on a page; no desk works on more than these at a time. */
const MOST_LISTED = 100

function deskView(row: DeskRow, operator: string) {
  const { claimedBy, claimedByAccount, number, rankLevel, ...rest } = row
  return {
    ...rest,
    number: `T-${number}`,
    claimedBy: claimedByAccount,
    isYours: claimedBy === operator,
    isVip: isVip(rankLevel),
  }
}

export async function listConversations(
  app: App,
  { query }: Given<Desk['list']>,
  call: CallFor<Desk['list']>,
) {
  const { merchant = null, find = null, state = 'running', before = null, limit = MOST_LISTED } = query
  const filter = { merchant, find }
  const [rows, counts] = await Promise.all([
    talksOf(app.db, {
      ...filter,
      state,
      before,
      vipAbove: VIP_ABOVE,
      operator: call.operator.id,
      limit: limit + 1,
    }),
    conversationCounts(app.db, filter),
  ])
  const page = rows.slice(0, limit)
  const hasMore = state === 'closed' && rows.length > limit
  return {
    conversations: page.map((row) => deskView(row, call.operator.id)),
    next: hasMore ? (page.at(-1)?.number ?? null) : null,
    counts,
  }
}

export async function oneConversation(
  app: App,
  { params, query }: Given<Desk['one']>,
  call: CallFor<Desk['one']>,
) {
  const row = await talkForDesk(app.db, params.id, query.merchant ?? null)
  if (!row) return { refused: 'service.unknown' } as const
  const [lines, canned, colleagues] = await Promise.all([
    linesOf(app.db, row.id, query.after ?? 0),
    cannedOf(app.db, row.merchant),
    colleaguesOf(app.db, row.merchant),
  ])
  return { conversation: deskView(row, call.operator.id), lines, canned, colleagues }
}

type Operating = CallFor<Desk['claim']>

/** Actions on a conversation are in the audit log; its lines are a record of their own. */
function note(
  tx: Tx,
  row: ConversationRow,
  call: Operating,
  action: string,
  after: { readonly [name: string]: string },
) {
  const { operator, ip, now } = call
  const before = { state: row.state, claimedBy: row.claimedByAccount }
  return writeAudit(tx, { operator, action, object: `talk:${row.id}`, before, after, ip, now })
}

/** Takes an unassigned conversation, or passes one's own to a colleague. */
export async function claimConversation(app: App, { params, body }: Given<Desk['claim']>, call: Operating) {
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockConversation(tx, params.id, body.merchant)
    if (!row) return { refused: 'service.unknown' } as const
    const refused = checkClaim(row, call.operator.id)
    if (refused) return { refused }
    const colleagues = await colleaguesOf(tx, row.merchant)
    const to = body.to ? colleagues.find(({ id }) => id === body.to) : call.operator
    if (!to) return { refused: 'service.unknownOperator' } as const
    if (row.claimedBy === to.id) return row
    await setClaimed(tx, row.id, to)
    const taken = { at: call.now, by: 'system', who: to.account, text: 'taken', file: null } as const
    await addLine(tx, row.id, taken)
    await note(tx, row, call, 'service.claim', { claimedBy: to.account })
    return row
  })
  if ('refused' in result) return result
  await tellConversation(app, result)
  return {}
}

export async function replyTo(
  app: App,
  { params, body }: Given<Desk['reply']>,
  call: CallFor<Desk['reply']>,
) {
  const { operator, now } = call
  const told: ConversationRow[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockConversation(tx, params.id, body.merchant)
    if (!row) return { refused: 'service.unknown' } as const
    const refused = checkReply(row, operator.id)
    if (refused) return { refused }
    told.push(row)
    const line = { at: now, by: 'operator', who: operator.account, text: body.text, file: null } as const
    return { seq: await addLine(tx, row.id, line) }
  })
  for (const row of told) await tellConversation(app, row)
  return result
}

/** Sends the guest a picture in a conversation assigned to the operator. */
export async function showFromDesk(
  app: App,
  { params, body, files: [upload] }: Given<Desk['show']>,
  call: CallFor<Desk['show']>,
) {
  const { operator } = call
  const showing = {
    conversation: params.id,
    merchant: body.merchant,
    side: { by: 'operator', who: operator.account },
    check: (row: ConversationRow | null) => (row ? checkReply(row, operator.id) : 'service.unknown'),
  } as const
  const result = await putPicture(app, upload, showing, call)
  if ('refused' in result) return result
  const row = await talkForDesk(app.db, params.id, body.merchant)
  if (row) await tellConversation(app, row)
  return { seq: result.seq }
}

export async function closeConversation(
  app: App,
  { params, body }: Given<Desk['close']>,
  call: CallFor<Desk['close']>,
) {
  const result = await inTransaction(app.db, async (tx) => {
    const row = await lockConversation(tx, params.id, body.merchant)
    if (!row) return { refused: 'service.unknown' } as const
    const refused = checkReply(row, call.operator.id)
    if (refused) return { refused }
    const line = {
      at: call.now,
      by: 'system',
      who: call.operator.account,
      text: 'closedByDesk',
      file: null,
    } as const
    await addLine(tx, row.id, line)
    await setClosed(tx, row.id, 'operator', call.now)
    await note(tx, row, call, 'service.close', { state: 'closed' })
    return row
  })
  if ('refused' in result) return result
  await tellConversation(app, result)
  return {}
}

export async function deskReadTo(app: App, { params, body }: Given<Desk['read']>) {
  const row = await talkForDesk(app.db, params.id, body.merchant)
  if (!row || body.seq <= row.deskRead) return {}
  await setReadTo(app.db, row.id, 'desk', body.seq)
  await tellConversation(app, { id: row.id, memberId: null })
  return {}
}

/** A picture of a conversation of the brand in the request. */
export async function deskPicture(app: App, { params: { file }, query }: Given<Desk['picture']>) {
  const owner = await talkOfPicture(app.db, file)
  if (owner?.merchant !== query.merchant) return { refused: 'service.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}
