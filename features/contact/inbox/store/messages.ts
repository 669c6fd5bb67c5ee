import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export const messageKinds = ['money', 'security', 'house', 'offer'] as const
export type MessageKind = (typeof messageKinds)[number]

export type Both = { readonly en: string; readonly vi: string }

export type NewMessage = {
  readonly memberId: bigint
  readonly kind: MessageKind
  readonly textKey: string | null
  readonly places: Readonly<Record<string, unknown>>
  readonly title: Both | null
  readonly body: Both | null
  readonly link: string | null
  readonly isMarketing: boolean
  readonly occasion: string
  readonly now: Date
}

/** Stores a message; false if its idempotency key was used before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { memberId, kind, textKey, places, title, body, link, isMarketing, occasion, now } = message
  const inserted = await run(
    tx,
    // concurrent calls with one key: the second waits for the first and writes nothing
    sql`
      insert into inbox_message (
        member_id, kind, text_key, places, title, body, link, is_marketing, occasion, at
      )
      values (
        ${memberId}, ${kind}, ${textKey}, ${JSON.stringify(places)}::jsonb, ${title && JSON.stringify(title)}::jsonb,
        ${body && JSON.stringify(body)}::jsonb, ${link}, ${isMarketing}, ${occasion}, ${now}
      )
      on conflict (member_id, occasion) do nothing
    `,
  )
  return inserted === 1
}

export type MessageRow = {
  readonly id: string
  readonly kind: MessageKind
  readonly textKey: string | null
  readonly places: Readonly<Record<string, unknown>>
  readonly title: Both | null
  readonly body: Both | null
  readonly link: string | null
  readonly isMarketing: boolean
  readonly at: Date
  readonly readAt: Date | null
}

const columns = sql`
  m.id, m.kind, m.text_key, m.places, coalesce(m.title, l.title) as title, coalesce(m.body, l.body) as body,
  coalesce(m.link, l.link) as link, m.is_marketing, m.at, m.read_at
`

export type PageOf = {
  readonly memberId: bigint
  readonly isUnread: boolean
  readonly kind: MessageKind | null
  readonly offset: number
  readonly limit: number
}

/** A page of a member's messages, newest first. */
export async function messagesOf(db: Db, page: PageOf): Promise<MessageRow[]> {
  const { memberId, isUnread, kind, offset, limit } = page
  return many(
    db,
    sql<MessageRow>`
      select ${columns}
      from inbox_message m
      left join inbox_campaign l on l.id = m.letter
      where m.member_id = ${memberId}
        and m.deleted_at is null
        and (not ${isUnread}::boolean or m.read_at is null)
        and (${kind}::text is null or m.kind = ${kind})
      order by m.id desc
      limit ${limit} offset ${offset}
    `,
  )
}

export async function countOf(
  db: Db,
  { memberId, isUnread, kind }: Pick<PageOf, 'memberId' | 'isUnread' | 'kind'>,
): Promise<number> {
  const { count } = await one(
    db,
    sql<{ count: number }>`
      select count(*)::int as count
      from inbox_message
      where member_id = ${memberId}
        and deleted_at is null
        and (not ${isUnread}::boolean or read_at is null)
        and (${kind}::text is null or kind = ${kind})
    `,
  )
  return count
}

export async function messageOf(db: Db | Tx, memberId: bigint, id: string): Promise<MessageRow | null> {
  return maybe(
    db,
    sql<MessageRow>`
      select ${columns}
      from inbox_message m
      left join inbox_campaign l on l.id = m.letter
      where m.member_id = ${memberId} and m.id = ${id} and m.deleted_at is null
    `,
  )
}

/** Marks one or all messages as read; returns how many were unread. */
export async function setRead(tx: Db | Tx, memberId: bigint, id: string | null, now: Date): Promise<number> {
  return run(
    tx,
    sql`
      update inbox_message
      set read_at = ${now}
      where member_id = ${memberId} and read_at is null and deleted_at is null and (${id}::uuid is null or id = ${id})
    `,
  )
}

/** Removes messages from a member's list: one, or all read ones. The rows stay in the platform's records (O11). */
export async function setDeleted(
  tx: Db | Tx,
  memberId: bigint,
  id: string | null,
  now: Date,
): Promise<number> {
  return run(
    tx,
    sql`
      update inbox_message
      set deleted_at = coalesce(deleted_at, ${now})
      where member_id = ${memberId}
        and case when ${id}::uuid is null then read_at is not null and deleted_at is null else id = ${id} end
    `,
  )
}

export type News = MessageRow & {
  readonly memberId: bigint
  readonly merchant: string
  readonly language: 'en' | 'vi'
}

/** Messages that were not announced yet, with their recipients; marks them as announced. */
export function takeNews(tx: Db | Tx, atMost: number): Promise<News[]> {
  return many(
    tx,
    // several workers: each skips rows that another one has locked
    sql<News>`
      with taken as (
        update inbox_message
        set is_pushed = true
        where id in (
          select id
          from inbox_message
          where not is_pushed
          order by id
          limit ${atMost}
          for update skip locked
        )
        returning *
      )
      select ${columns}, m.member_id, p.merchant, p.language
      from taken m
      join known_member p on p.id = m.member_id
      left join inbox_campaign l on l.id = m.letter
      order by m.id
    `,
  )
}

export async function nextInboxNews(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('inbox_news') as seq`)
  return seq
}
