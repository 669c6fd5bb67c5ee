import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { inbox } from '../contract/member.ts'
import { PER_PAGE, pagesOf } from '../rules/campaigns.ts'
import { countOf, messagesOf, setDeleted, setRead, type MessageRow } from '../store/messages.ts'
import { tellInbox } from './push.ts'
import { wordsOf } from './words.ts'

type Inbox = typeof inbox
type Call = Pick<CallFor<Inbox['list']>, 'member' | 'merchant' | 'language' | 'now'>

const unreadOf = (app: App, memberId: bigint) => countOf(app.db, { memberId, isUnread: true, kind: null })

export async function unreadCount(app: App, { member }: Call) {
  return { count: await unreadOf(app, member.id) }
}

/** A page of the inbox in the reader's current language. */
export async function listInbox(app: App, { query }: Given<Inbox['list']>, call: Call) {
  const { page = 1, kind = null } = query
  const of = { memberId: call.member.id, isUnread: query.unread === 'yes', kind }
  const [rows, total, unread] = await Promise.all([
    messagesOf(app.db, { ...of, offset: (page - 1) * PER_PAGE, limit: PER_PAGE }),
    countOf(app.db, of),
    unreadOf(app, call.member.id),
  ])
  return {
    list: rows.map((row) => messageView(app, row, call)),
    page,
    pages: pagesOf(total),
    total,
    unread,
  }
}

function messageView(app: App, row: MessageRow, { merchant, language }: Call) {
  const { id, kind, link, isMarketing, at } = row
  const words = wordsOf(app, row, { language, timeZone: merchant.timeZone })
  return { id, kind, link, isMarketing, at, isRead: row.readAt !== null, ...words }
}

type ById = Given<Inbox['read']>

export async function readOne(app: App, { params }: ById, call: Call) {
  await setRead(app.db, call.member.id, params.id, call.now)
  return told(app, call)
}

export async function readAll(app: App, call: Call) {
  await setRead(app.db, call.member.id, null, call.now)
  return told(app, call)
}

export async function removeOne(app: App, { params }: ById, call: Call) {
  if ((await setDeleted(app.db, call.member.id, params.id, call.now)) === 0)
    return { refused: 'inbox.unknown' } as const
  return told(app, call)
}

export async function removeRead(app: App, call: Call) {
  await setDeleted(app.db, call.member.id, null, call.now)
  return told(app, call)
}

/** Notifies the member's other tabs and devices; returns the unread count. */
async function told(app: App, call: Call) {
  await tellInbox(app, call.member.id)
  return unreadCount(app, call)
}
