import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Audience, BannerGroup } from '../rules/notices.ts'
import type { NoticeType } from '#features/platform/settings/rules/notice-types.ts'

export type Both = { readonly en: string; readonly vi: string }

export type NoticeRow = {
  readonly id: string
  readonly merchant: string
  readonly type: NoticeType
  readonly bannerGroup: BannerGroup | null
  readonly audience: Audience
  readonly title: Both
  readonly content: Both
  readonly link: string | null
  readonly picture: string | null
  readonly width: number | null
  readonly height: number | null
  readonly rank: number
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly state: 'draft' | 'live' | 'withdrawn'
  readonly changedBy: string
  readonly changedAt: Date
}

const columns = sql`
  n.id, n.merchant, n.type, n.banner_group, n.audience, n.title, n.content, n.link, n.picture, p.width, p.height, n.rank,
  n.starts_at, n.ends_at, n.state, n.changed_by, n.changed_at
`
const joined = sql`from notice n left join notice_picture p on p.file = n.picture`

/** A brand's visible notices at a moment, by rank, newest first within one rank. */
export function shownNotices(db: Db, merchant: string, now: Date): Promise<NoticeRow[]> {
  return many(
    db,
    sql<NoticeRow>`
      select ${columns} ${joined}
      where n.merchant = ${merchant}
        and n.state = 'live'
        and n.starts_at <= ${now}
        and (n.ends_at is null or n.ends_at > ${now})
      order by n.rank, n.starts_at desc, n.id desc
      limit 500
    `,
  )
}

export function noticesBy(
  db: Db,
  filter: { readonly merchant: string; readonly type: NoticeType | null; readonly limit: number },
): Promise<NoticeRow[]> {
  const { merchant, type, limit } = filter
  return many(
    db,
    sql<NoticeRow>`
      select ${columns} ${joined}
      where n.merchant = ${merchant} and (${type}::text is null or n.type = ${type})
      order by n.state = 'withdrawn', n.type, n.rank, n.starts_at desc, n.id desc
      limit ${limit}
    `,
  )
}

export function noticeById(tx: Db | Tx, id: string): Promise<NoticeRow | null> {
  return maybe(tx, sql<NoticeRow>`select ${columns} ${joined} where n.id = ${id}`)
}

/** Locks a notice: changes of two operators are serialised. */
export function lockNotice(tx: Tx, id: string): Promise<NoticeRow | null> {
  return maybe(tx, sql<NoticeRow>`select ${columns} ${joined} where n.id = ${id} for no key update of n`)
}

export type Written = Omit<NoticeRow, 'id' | 'width' | 'height'>

export async function insertNotice(tx: Tx, n: Written): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into notice (
        merchant, type, banner_group, audience, title, content, link, picture, rank, starts_at, ends_at, state, created_by,
        created_at, changed_by, changed_at
      )
      values (
        ${n.merchant}, ${n.type}, ${n.bannerGroup}, ${n.audience}, ${JSON.stringify(n.title)}::jsonb,
        ${JSON.stringify(n.content)}::jsonb, ${n.link}, ${n.picture}, ${n.rank}, ${n.startsAt}, ${n.endsAt}, ${n.state},
        ${n.changedBy}, ${n.changedAt}, ${n.changedBy}, ${n.changedAt}
      )
      returning id
    `,
  )
  return id
}

export async function updateNotice(tx: Tx, id: string, n: Omit<Written, 'merchant'>): Promise<void> {
  await run(
    tx,
    sql`
      update notice
      set type = ${n.type}, banner_group = ${n.bannerGroup}, audience = ${n.audience},
        title = ${JSON.stringify(n.title)}::jsonb, content = ${JSON.stringify(n.content)}::jsonb, link = ${n.link},
        picture = ${n.picture}, rank = ${n.rank}, starts_at = ${n.startsAt}, ends_at = ${n.endsAt}, state = ${n.state},
        changed_by = ${n.changedBy}, changed_at = ${n.changedAt}
      where id = ${id}
    `,
  )
}

export async function seenBy(db: Db, memberId: bigint): Promise<ReadonlySet<string>> {
  const rows = await many(
    db,
    sql<{ notice: string }>`select notice from notice_seen where member_id = ${memberId}`,
  )
  return new Set(rows.map(({ notice }) => notice))
}

export async function markSeen(db: Db, notice: string, memberId: bigint, now: Date): Promise<void> {
  await run(
    db,
    // two tabs close the same pop-up: one row is enough
    sql`
      insert into notice_seen (notice, member_id, at)
      select n.id, m.id, ${now}
      from notice n
      join known_member m on m.id = ${memberId} and m.merchant = n.merchant
      where n.id = ${notice}
      on conflict do nothing
    `,
  )
}

export async function insertPicture(
  tx: Db | Tx,
  picture: {
    readonly file: string
    readonly merchant: string
    readonly width: number
    readonly height: number
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  const { file, merchant, width, height, by, now } = picture
  await run(
    tx,
    sql`
      insert into notice_picture (file, merchant, width, height, brought_by, brought_at)
      values (${file}, ${merchant}, ${width}, ${height}, ${by}, ${now})
    `,
  )
}

export async function isPicture(db: Db | Tx, file: string, merchant: string | null): Promise<boolean> {
  const row = await maybe(
    db,
    sql`select 1 as is from notice_picture where file = ${file} and (${merchant}::text is null or merchant = ${merchant})`,
  )
  return row !== null
}

export async function nextNoticeNews(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('notice_news') as seq`)
  return seq
}
