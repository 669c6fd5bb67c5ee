import { startingWith } from '#db/like.ts'
import type { Db, Tx } from '#db/pool.ts'
import { isFound } from '#db/review/queue.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { ConversationState } from '../rules/conversations.ts'

/** The owner of a conversation: a member, or the visitor with the key. */
export type Guest = { readonly memberId: bigint } | { readonly keyHash: Uint8Array }

export type ConversationRow = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly memberId: bigint | null
  readonly name: string
  readonly language: 'en' | 'vi'
  readonly ip: string
  readonly state: ConversationState
  readonly claimedBy: string | null
  readonly claimedByAccount: string | null
  readonly openedAt: Date
  readonly lastAt: Date
  readonly closedAt: Date | null
  readonly rating: number | null
  readonly ratingNote: string | null
  readonly seq: number
  readonly guestRead: number
  readonly deskRead: number
}

const columns = sql`
  t.id, t.number, t.merchant, t.member_id, t.name, t.language, t.ip, t.state, t.claimed_by, t.claimed_by_account, t.opened_at,
  t.last_at, t.closed_at, t.rating, t.rating_note, t.seq, t.guest_read, t.desk_read
`

function isOf(guest: Guest) {
  return 'memberId' in guest
    ? sql`t.member_id = ${guest.memberId}`
    : sql`t.key_hash = ${Buffer.from(guest.keyHash)}`
}

/** The owner's latest conversation with a brand, in any state. */
export function latestConversation(
  db: Db | Tx,
  merchant: string,
  guest: Guest,
): Promise<ConversationRow | null> {
  return maybe(
    db,
    sql<ConversationRow>`
      select ${columns}
      from conversation t
      where ${isOf(guest)} and t.merchant = ${merchant}
      order by t.number desc
      limit 1
    `,
  )
}

export type NewConversation = {
  readonly merchant: string
  readonly guest: Guest
  readonly name: string
  readonly language: 'en' | 'vi'
  readonly ip: string
  readonly now: Date
}

/** Starts a conversation, or returns the active one: two tabs concurrently share it. Locks it. */
export async function openConversation(
  tx: Tx,
  { merchant, guest, name, language, ip, now }: NewConversation,
): Promise<ConversationRow> {
  const member = 'memberId' in guest ? guest.memberId : null
  const key = 'keyHash' in guest ? Buffer.from(guest.keyHash) : null
  await run(
    tx,
    // the other tab was first: use its conversation
    sql`
      insert into conversation (merchant, member_id, key_hash, name, language, ip, opened_at, last_at)
      values (${merchant}, ${member}, ${key}, ${name}, ${language}, ${ip}, ${now}, ${now})
      on conflict do nothing
    `,
  )
  return one(
    tx,
    sql<ConversationRow>`
      select ${columns} from conversation t where ${isOf(guest)} and t.state <> 'closed' for no key update of t
    `,
  )
}

/** Locks a conversation: lines are numbered in sequence. */
export function lockConversation(tx: Tx, id: string, merchant: string): Promise<ConversationRow | null> {
  return maybe(
    tx,
    sql<ConversationRow>`
      select ${columns} from conversation t where t.id = ${id} and t.merchant = ${merchant} for no key update of t
    `,
  )
}

export type DeskRow = ConversationRow & {
  /** The last text of a person; empty if it was only a picture. */
  readonly lastText: string | null
  readonly unread: number
  /** The member's rank level; 0 for a visitor. */
  readonly rankLevel: number
}

/** Of a conversation `t`: the member's rank level; 0 for a visitor and for a member without a rank. */
const rankLevel = sql`coalesce((select r.rank_level from live_chat_rank r where r.member_id = t.member_id), 0)`

const deskColumns = sql`
  ${columns},
  (select l.text from conversation_message l where l.conversation = t.id and l.by <> 'system' order by l.seq desc limit 1) as last_text,
  (select count(*)::int from conversation_message l where l.conversation = t.id and l.seq > t.desk_read and l.by = 'guest') as unread,
  ${rankLevel} as rank_level
`

export type DeskFilter = {
  /** Null: every brand. */
  readonly merchant: string | null
  /** A number such as T-5001, a member's id, or the beginning of a name or an account. */
  readonly find: string | null
}

export type DeskPage = DeskFilter & {
  /** 'running' is waiting and open. */
  readonly state: 'running' | 'waiting' | 'closed'
  readonly vipAbove: number
  /** The operator who asks. */
  readonly operator: string
  /** The number below which closed conversations are listed. */
  readonly before: bigint | null
  readonly limit: number
}

/** A conversation without a line was opened and left: it is not listed. */
function fits({ merchant, find }: DeskFilter) {
  const start = find === null ? null : startingWith(find.toLowerCase())
  return sql`
    t.seq > 0 and (${merchant}::text is null or t.merchant = ${merchant})
    and (lower(t.name) like ${start} or ${isFound(find, { mark: 'T', alias: 't', account: 'm' })})
  `
}

/** A visitor's conversation has no member. */
const withMember = sql`from conversation t left join known_member m on m.id = t.member_id`

/**
 * The order of the queue: the operator's own conversations, then waiting members of a high rank, then the longest wait. Closed
 * conversations: the newest first.
 */
export function talksOf(
  db: Db,
  { state, vipAbove, operator, before, limit, ...filter }: DeskPage,
): Promise<DeskRow[]> {
  return many(
    db,
    state === 'closed'
      ? sql<DeskRow>`
          select ${deskColumns} ${withMember}
          where t.state = 'closed' and ${fits(filter)} and (${before}::bigint is null or t.number < ${before})
          order by t.number desc
          limit ${limit}
        `
      : sql<DeskRow>`
          select ${deskColumns} ${withMember}
          where t.state = any(${state === 'waiting' ? ['waiting'] : ['waiting', 'open']}::text[]) and ${fits(filter)}
          order by
            (t.state = 'open' and t.claimed_by = ${operator}::uuid) desc,
            t.state = 'waiting' desc,
            (t.state = 'waiting' and ${rankLevel} > ${vipAbove}) desc,
            case when t.state = 'waiting' then t.opened_at end,
            t.last_at desc
          limit ${limit}
        `,
  )
}

/** A conversation of a brand; with null, of any. */
export function talkForDesk(db: Db, id: string, merchant: string | null): Promise<DeskRow | null> {
  return maybe(
    db,
    sql<DeskRow>`
      select ${deskColumns}
      from conversation t
      where t.id = ${id} and (${merchant}::text is null or t.merchant = ${merchant})
    `,
  )
}

export function conversationCounts(db: Db, filter: DeskFilter): Promise<Record<ConversationState, number>> {
  const of = (state: ConversationState) => sql`(count(*) filter (where t.state = ${state}))::int`
  return one(
    db,
    sql<Record<ConversationState, number>>`
      select ${of('waiting')} as waiting, ${of('open')} as open, ${of('closed')} as closed
      ${withMember}
      where ${fits(filter)}
    `,
  )
}

export async function setClaimed(
  tx: Tx,
  id: string,
  by: { readonly id: string; readonly account: string },
): Promise<void> {
  await run(
    tx,
    sql`
      update conversation
      set state = 'open', claimed_by = ${by.id}, claimed_by_account = ${by.account}
      where id = ${id}
    `,
  )
}

export async function setClosed(
  tx: Tx,
  id: string,
  by: 'guest' | 'operator' | 'silence',
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`update conversation set state = 'closed', closed_at = ${now}, closed_by = ${by} where id = ${id}`,
  )
}

export async function setRating(tx: Tx, id: string, stars: number, note: string | null): Promise<void> {
  await run(tx, sql`update conversation set rating = ${stars}, rating_note = ${note} where id = ${id}`)
}

/** The last line that a side has read; never decreases. */
export async function setReadTo(db: Db | Tx, id: string, side: 'guest' | 'desk', seq: number): Promise<void> {
  const to = sql`least(seq, ${seq})`
  await run(
    db,
    side === 'guest'
      ? sql`update conversation set guest_read = greatest(guest_read, ${to}) where id = ${id}`
      : sql`update conversation set desk_read = greatest(desk_read, ${to}) where id = ${id}`,
  )
}

/** Active conversations without any line since a moment; those whose guest has no answer yet, since an earlier one. */
export function silentConversations(
  tx: Tx,
  {
    since,
    unansweredSince,
    limit,
  }: { readonly since: Date; readonly unansweredSince: Date; readonly limit: number },
): Promise<ConversationRow[]> {
  const isAnswered = sql`
    (select l.by from conversation_message l where l.conversation = t.id and l.by <> 'system' order by l.seq desc limit 1)
      is distinct from 'guest'
  `
  return many(
    tx,
    sql<ConversationRow>`
      select ${columns}
      from conversation t
      where t.state <> 'closed' and t.last_at < ${since} and (t.last_at < ${unansweredSince} or ${isAnswered})
      order by t.last_at
      limit ${limit}
      for no key update of t skip locked
    `,
  )
}

export async function nextServiceNews(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('service_news') as seq`)
  return seq
}
