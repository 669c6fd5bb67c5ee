import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { inbox } from '../contract/member.ts'
import { PER_PAGE, pagesOf } from '../rules/letters.ts'
import { countOf, messagesOf, setDeleted, setRead, type MessageRow } from '../store/messages.ts'
import { tellInbox } from './push.ts'
import { wordsOf } from './words.ts'

type Inbox = typeof inbox
type Call = Pick<CallFor<Inbox['list']>, 'member' | 'merchant' | 'language' | 'now'>

const unreadOf = (house: House, memberId: bigint) =>
  countOf(house.db, { memberId, isUnread: true, kind: null })

export async function unreadCount(house: House, { member }: Call) {
  return { count: await unreadOf(house, member.id) }
}

/** A page of the inbox in the reader's language of today. */
export async function listInbox(house: House, { query }: Given<Inbox['list']>, call: Call) {
  const { page = 1, kind = null } = query
  const of = { memberId: call.member.id, isUnread: query.unread === 'yes', kind }
  const [rows, total, unread] = await Promise.all([
    messagesOf(house.db, { ...of, offset: (page - 1) * PER_PAGE, limit: PER_PAGE }),
    countOf(house.db, of),
    unreadOf(house, call.member.id),
  ])
  return {
    list: rows.map((row) => messageView(house, row, call)),
    page,
    pages: pagesOf(total),
    total,
    unread,
  }
}

function messageView(house: House, row: MessageRow, { merchant, language }: Call) {
  const { id, kind, link, isMarketing, at } = row
  const words = wordsOf(house, row, { language, timeZone: merchant.timeZone })
  return { id, kind, link, isMarketing, at, isRead: row.readAt !== null, ...words }
}

type ById = Given<Inbox['read']>

export async function readOne(house: House, { params }: ById, call: Call) {
  await setRead(house.db, call.member.id, params.id, call.now)
  return told(house, call)
}

export async function readAll(house: House, call: Call) {
  await setRead(house.db, call.member.id, null, call.now)
  return told(house, call)
}

export async function removeOne(house: House, { params }: ById, call: Call) {
  if ((await setDeleted(house.db, call.member.id, params.id, call.now)) === 0)
    return { refused: 'inbox.unknown' } as const
  return told(house, call)
}

export async function removeRead(house: House, call: Call) {
  await setDeleted(house.db, call.member.id, null, call.now)
  return told(house, call)
}

/** The member's other tabs and devices hear of it; the count comes with the answer. */
async function told(house: House, call: Call) {
  await tellInbox(house, call.member.id)
  return unreadCount(house, call)
}
