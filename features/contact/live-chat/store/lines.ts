import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type LineRow = {
  readonly seq: number
  readonly at: Date
  readonly by: 'guest' | 'operator' | 'system'
  readonly who: string | null
  readonly text: string
  readonly file: string | null
}

export type NewLine = Omit<LineRow, 'seq'>

/** Maximum lines shown per conversation. */
const MOST_LINES = 500

/** Adds a line with the next number; the caller holds the conversation's lock. */
export async function addLine(
  tx: Tx,
  conversation: string,
  { at, by, who, text, file }: NewLine,
): Promise<number> {
  const { seq } = await one(
    tx,
    sql<{ seq: number }>`
      update conversation
      set seq = seq + 1, last_at = ${at},
        guest_read = case when ${by} = 'guest' then seq + 1 else guest_read end,
        desk_read = case when ${by} = 'operator' then seq + 1 else desk_read end
      where id = ${conversation}
      returning seq
    `,
  )
  await run(
    tx,
    sql`
      insert into conversation_message (conversation, seq, at, by, who, text, file)
      values (${conversation}, ${seq}, ${at}, ${by}, ${who}, ${text}, ${file})
    `,
  )
  return seq
}

/** The newest lines after a number, in order. */
export function linesOf(db: Db | Tx, conversation: string, after: number): Promise<LineRow[]> {
  return many(
    db,
    sql<LineRow>`
      select seq, at, by, who, text, file
      from (
        select * from conversation_message where conversation = ${conversation} and seq > ${after} order by seq desc limit ${MOST_LINES}
      ) newest
      order by seq
    `,
  )
}

/** Number of pictures that one side added to a conversation. */
export async function pictureCount(tx: Tx, conversation: string, by: LineRow['by']): Promise<number> {
  const { count } = await one(
    tx,
    sql<{ count: number }>`
      select count(*)::int as count from conversation_message where conversation = ${conversation} and by = ${by} and file is not null
    `,
  )
  return count
}

/** The owner of the conversation that a picture belongs to. */
export function talkOfPicture(
  db: Db,
  file: string,
): Promise<{ readonly conversation: string; readonly merchant: string } | null> {
  return maybe(
    db,
    sql<{ conversation: string; merchant: string }>`
      select l.conversation, t.merchant from conversation_message l join conversation t on t.id = l.conversation where l.file = ${file}
    `,
  )
}

/** Deletes a brand's conversations that closed before a moment, and returns the names of their pictures (O11). */
export async function dropConversations(
  tx: Tx,
  merchant: string,
  closedBefore: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await many(
    tx,
    sql<{ file: string | null }>`
      with old as (
        select id from conversation
        where merchant = ${merchant} and state = 'closed' and closed_at < ${closedBefore}
        order by closed_at
        limit ${limit}
        for update skip locked
      ),
      lines as (
        delete from conversation_message where conversation in (select id from old) returning file
      ),
      conversations as (
        delete from conversation where id in (select id from old)
      )
      select file from lines
    `,
  )
  return rows.flatMap(({ file }) => (file === null ? [] : [file]))
}

export type CannedRow = {
  readonly id: string
  readonly title: string
  readonly text: { readonly en: string; readonly vi: string }
}

export function cannedOf(db: Db, merchant: string): Promise<CannedRow[]> {
  return many(
    db,
    sql<CannedRow>`select id, title, text from canned_response where merchant = ${merchant} order by title limit 200`,
  )
}

export async function putCanned(
  tx: Tx,
  canned: Omit<CannedRow, 'id'> & { readonly merchant: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const { merchant, title, text, by, now } = canned
  await run(tx, sql`delete from canned_response where merchant = ${merchant} and title = ${title}`)
  await run(
    tx,
    sql`
      insert into canned_response (merchant, title, text, changed_by, changed_at)
      values (${merchant}, ${title}, ${JSON.stringify(text)}::jsonb, ${by}, ${now})
    `,
  )
}

export async function deleteCanned(tx: Tx, merchant: string, id: string): Promise<void> {
  await run(tx, sql`delete from canned_response where merchant = ${merchant} and id = ${id}`)
}

export type Colleague = { readonly id: string; readonly account: string }

/** Operators of a brand: a conversation can be passed to them. */
export function colleaguesOf(db: Db | Tx, merchant: string): Promise<Colleague[]> {
  return many(
    db,
    sql<Colleague>`
      select id, account
      from operator_view
      where state = 'open' and (brands is null or ${merchant} = any(brands))
      order by account
    `,
  )
}
