import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type LineRow = {
  readonly id: bigint
  readonly memberId: bigint
  readonly name: string
  readonly text: string
  readonly at: Date
}

/** The newest visible lines of a room, in order. */
export function linesOf(
  db: Db,
  { merchant, room, limit }: { readonly merchant: string; readonly room: string; readonly limit: number },
): Promise<LineRow[]> {
  return many(
    db,
    sql<LineRow>`
      select id, member_id, name, text, at
      from (
        select *
        from chat_line
        where merchant = ${merchant} and room = ${room} and deleted_at is null
        order by id desc
        limit ${limit}
      ) newest
      order by id
    `,
  )
}

export type OfficeLine = Omit<LineRow, 'name'> & {
  readonly room: string
  readonly account: string
  readonly written: string
  readonly deletedBy: string | null
  readonly reports: number
}

export function officeLines(db: Db, merchant: string, limit: number): Promise<OfficeLine[]> {
  return many(
    db,
    sql<OfficeLine>`
      select l.id, l.room, l.member_id, m.account, l.text, l.written, l.at, l.deleted_by,
        (select count(*)::int from chat_report r where r.line = l.id) as reports
      from chat_line l
      join known_member m on m.id = l.member_id
      where l.merchant = ${merchant}
      order by l.id desc
      limit ${limit}
    `,
  )
}

export type NewLine = {
  readonly merchant: string
  readonly room: string
  readonly memberId: bigint
  readonly name: string
  readonly text: string
  readonly written: string
  readonly now: Date
}

export async function insertLine(tx: Tx, line: NewLine): Promise<bigint> {
  const { merchant, room, memberId, name, text, written, now } = line
  const { id } = await one(
    tx,
    sql<{ id: bigint }>`
      insert into chat_line (merchant, room, member_id, name, text, written, at)
      values (${merchant}, ${room}, ${memberId}, ${name}, ${text}, ${written}, ${now})
      returning id
    `,
  )
  return id
}

/** When a member last wrote a line; serialised per member, so that concurrent lines cannot bypass slow mode. */
export async function lastLineAt(tx: Tx, memberId: bigint): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('chat', ${memberId}))`.execute(tx)
  const row = await maybe(
    tx,
    sql<{ at: Date }>`select at from chat_line where member_id = ${memberId} order by at desc limit 1`,
  )
  return row?.at ?? null
}

/** Hides a line; false if the brand has no such visible line. */
export async function hideLine(
  tx: Tx,
  line: { readonly id: bigint; readonly merchant: string; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { id, merchant, by, now } = line
  const changed = await run(
    tx,
    sql`
      update chat_line
      set deleted_at = ${now}, deleted_by = ${by}
      where id = ${id} and merchant = ${merchant} and deleted_at is null
    `,
  )
  return changed === 1
}

export async function insertReport(
  db: Db,
  report: { readonly line: bigint; readonly merchant: string; readonly memberId: bigint; readonly now: Date },
): Promise<void> {
  const { line, merchant, memberId, now } = report
  await run(
    db,
    // reported twice: one report is stored
    sql`
      insert into chat_report (line, member_id, at)
      select id, ${memberId}, ${now} from chat_line where id = ${line} and merchant = ${merchant}
      on conflict do nothing
    `,
  )
}

/** Whose messages and signs a member has hidden. */
export async function hiddenOf(db: Db, memberId: bigint): Promise<ReadonlySet<bigint>> {
  const rows = await many(
    db,
    sql<{ about: bigint }>`select about from chat_hidden where member_id = ${memberId}`,
  )
  return new Set(rows.map(({ about }) => about))
}

type Between = { readonly memberId: bigint; readonly about: bigint }

export async function hideMember(db: Db, { memberId, about }: Between): Promise<void> {
  await run(
    db,
    // pressed on two devices
    sql`insert into chat_hidden (member_id, about) values (${memberId}, ${about}) on conflict do nothing`,
  )
}

export async function showMember(db: Db, { memberId, about }: Between): Promise<void> {
  await run(db, sql`delete from chat_hidden where member_id = ${memberId} and about = ${about}`)
}

export async function showAllMembers(db: Db, memberId: bigint): Promise<void> {
  await run(db, sql`delete from chat_hidden where member_id = ${memberId}`)
}

export async function wordsOf(db: Db | Tx, merchant: string): Promise<string[]> {
  const rows = await many(
    db,
    sql<{ word: string }>`select word from chat_word where merchant = ${merchant} order by word`,
  )
  return rows.map(({ word }) => word)
}

export async function putWord(
  tx: Tx,
  word: { readonly merchant: string; readonly word: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    // two operators concurrently: the word is filtered either way
    sql`
      insert into chat_word (merchant, word, added_by, added_at)
      values (${word.merchant}, ${word.word}, ${word.by}, ${word.now})
      on conflict do nothing
    `,
  )
}

export async function deleteWord(tx: Tx, merchant: string, word: string): Promise<void> {
  await run(tx, sql`delete from chat_word where merchant = ${merchant} and word = ${word}`)
}

export async function nextChatNews(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('chat_news') as seq`)
  return seq
}
