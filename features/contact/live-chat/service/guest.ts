import { inTransaction } from '#db/pool.ts'
import { readPicture } from '#features/platform/images/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { hashToken, newToken } from '#server/vault.ts'
import type { liveChat } from '../contract/guest.ts'
import { isFresh, mayRate } from '../rules/conversations.ts'
import { addLine, linesOf, talkOfPicture } from '../store/lines.ts'
import {
  latestConversation,
  openConversation,
  setClosed,
  setRating,
  setReadTo,
  type Guest,
  type ConversationRow,
} from '../store/conversations.ts'
import { putPicture } from './pictures.ts'
import { tellConversation } from './tell.ts'

type Routes = typeof liveChat
type Call = CallFor<Routes['say']>

/** Lifetime of a visitor's identity; the key exists only in their cookie, and the database has its hash. */
const COOKIE = 'fairhouse-service'
const COOKIE_SECONDS = 30 * 86_400

/** The caller: a member by the session, a visitor by the cookie; null for a visitor without one. */
function guestOf({ member, cookie }: Pick<Call, 'member' | 'cookie'>): Guest | null {
  if (member) return { memberId: member.id }
  const key = cookie(COOKIE)
  return key ? { keyHash: hashToken(key) } : null
}

function newGuest(call: Call): Guest {
  const key = newToken()
  call.setCookie(COOKIE, key, { maxAgeSeconds: COOKIE_SECONDS })
  return { keyHash: hashToken(key) }
}

/** The caller's active conversation, or the one just closed. */
async function talkNow(app: App, call: Pick<Call, 'member' | 'cookie' | 'merchant' | 'now'>) {
  const guest = guestOf(call)
  const row = guest && (await latestConversation(app.db, call.merchant.code, guest))
  return row && (row.closedAt === null || isFresh(row.closedAt, call.now)) ? row : null
}

function conversationView(row: ConversationRow, now: Date) {
  return {
    id: row.id,
    number: `T-${row.number}`,
    state: row.state,
    operator: row.claimedByAccount,
    seq: row.seq,
    read: row.guestRead,
    mayRate: mayRate(row, now),
    rating: row.rating,
  }
}

export async function showConversation(
  app: App,
  { query }: Given<Routes['conversation']>,
  call: CallFor<Routes['conversation']>,
) {
  const row = await talkNow(app, call)
  if (!row) return { conversation: null, lines: [] }
  return {
    conversation: conversationView(row, call.now),
    lines: await linesOf(app.db, row.id, query.after ?? 0),
  }
}

/** Adds a line to the active conversation, or starts one. */
export async function say(app: App, { body }: Given<Routes['say']>, call: Call) {
  const guest = guestOf(call) ?? newGuest(call)
  const { merchant, member, language, ip, now } = call
  const result = await withIdempotency(app.db, call, async (tx) => {
    const name = member?.account ?? body.name ?? ''
    const conversation = await openConversation(tx, {
      merchant: merchant.code,
      guest,
      name,
      language,
      ip,
      now,
    })
    await addLine(tx, conversation.id, { at: now, by: 'guest', who: null, text: body.text, file: null })
    return { id: conversation.id }
  })
  if ('refused' in result) return result
  return answered(app, guest, call)
}

async function answered(app: App, guest: Guest, call: Pick<Call, 'merchant' | 'now'>) {
  const row = await latestConversation(app.db, call.merchant.code, guest)
  if (!row) return { conversation: null, lines: [] }
  await tellConversation(app, row)
  return { conversation: conversationView(row, call.now), lines: await linesOf(app.db, row.id, 0) }
}

/** Adds a picture to the active conversation, re-encoded from its pixels (C2). */
export async function showPicture(
  app: App,
  { files: [upload] }: Given<Routes['show']>,
  call: CallFor<Routes['show']>,
) {
  const guest = guestOf(call)
  const row = await talkNow(app, call)
  if (!guest || !row || row.state === 'closed') return { refused: 'service.noTalk' } as const
  const showing = {
    conversation: row.id,
    merchant: row.merchant,
    side: { by: 'guest', who: null },
    check: (now: ConversationRow | null) => (!now || now.state === 'closed' ? 'service.noTalk' : null),
  } as const
  const result = await putPicture(app, upload, showing, call)
  return 'refused' in result ? result : answered(app, guest, call)
}

/** A picture of the caller's own latest conversation; any other is not found. */
export async function guestPicture(
  app: App,
  { params: { file } }: Given<Routes['picture']>,
  call: CallFor<Routes['picture']>,
) {
  const row = await talkNow(app, call)
  const owner = await talkOfPicture(app.db, file)
  if (!row || owner?.conversation !== row.id) return { refused: 'service.unknownPicture' } as const
  return { name: file, type: 'image/jpeg', bytes: await readPicture(app.files, file) }
}

export async function readTo(app: App, { body }: Given<Routes['read']>, call: CallFor<Routes['read']>) {
  const row = await talkNow(app, call)
  if (row) await setReadTo(app.db, row.id, 'guest', body.seq)
  return {}
}

export async function closeByGuest(app: App, call: CallFor<Routes['close']>) {
  const guest = guestOf(call)
  if (!guest) return { conversation: null, lines: [] }
  await inTransaction(app.db, async (tx) => {
    const row = await latestConversation(tx, call.merchant.code, guest)
    if (!row || row.state === 'closed') return
    await addLine(tx, row.id, { at: call.now, by: 'system', who: null, text: 'closedByGuest', file: null })
    await setClosed(tx, row.id, 'guest', call.now)
  })
  return answered(app, guest, call)
}

export async function rateConversation(
  app: App,
  { body }: Given<Routes['rate']>,
  call: CallFor<Routes['rate']>,
) {
  const row = await talkNow(app, call)
  if (!row || !mayRate(row, call.now)) return { refused: 'service.notToRate' } as const
  await inTransaction(app.db, (tx) => setRating(tx, row.id, body.stars, body.note ?? null))
  await tellConversation(app, row)
  return {}
}
