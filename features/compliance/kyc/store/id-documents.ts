import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import type { CheckState, IdDocumentKind, Rejection, Seen } from '../rules/id-documents.ts'

export type CheckRow = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly memberId: bigint
  readonly account: string
  readonly kind: IdDocumentKind
  readonly state: CheckState
  readonly sentAt: Date
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly nameOnPaper: string | null
  readonly bornOn: string | null
  readonly expiresOn: string | null
  readonly rejection: Rejection | null
  readonly note: string | null
  readonly pictures: readonly string[]
}

const columns = sql`
  c.id, c.number, c.merchant, c.member_id, m.account, c.kind, c.state, c.sent_at, c.decided_at, c.decided_by, c.name_on_paper,
  to_char(c.born_on, 'YYYY-MM-DD') as born_on, to_char(c.expires_on, 'YYYY-MM-DD') as expires_on, c.rejection, c.note,
  array(select p.file from identity_document_picture p where p.identity_document = c.id order by p.no) as pictures
`
const joined = sql`from identity_document c join member_view m on m.id = c.member_id`

/** Maximum rows listed per member. */
const MOST_OWN = 20

export function checksOf(reader: Db | Tx, memberId: bigint): Promise<CheckRow[]> {
  return many(
    reader,
    sql<CheckRow>`
      select ${columns} ${joined} where c.member_id = ${memberId} order by c.number desc limit ${MOST_OWN}
    `,
  )
}

/** The operators' queue; documents under review are listed oldest first. */
export const queue = orderQueue<CheckRow>({
  alias: 'c',
  columns,
  joined,
  open: ['waiting'],
  waiting: ['waiting'],
})

/** The filter of the queue besides the state. */
export function fits({ merchant, find }: { readonly merchant: string | null; readonly find: string | null }) {
  return sql`
    (${merchant}::text is null or c.merchant = ${merchant})
    and ${isFound(find, { mark: 'P', alias: 'c', account: 'm' })}
  `
}

export function checkById(db: Db | Tx, id: string, merchant: string): Promise<CheckRow | null> {
  return maybe(db, sql<CheckRow>`select ${columns} ${joined} where c.id = ${id} and c.merchant = ${merchant}`)
}

/** Locks a document: decisions of two operators are serialised. */
export function lockCheck(tx: Tx, id: string, merchant: string): Promise<CheckRow | null> {
  return maybe(
    tx,
    sql<CheckRow>`
      select ${columns} ${joined} where c.id = ${id} and c.merchant = ${merchant} for no key update of c
    `,
  )
}

export type NewCheck = {
  readonly merchant: string
  readonly memberId: bigint
  readonly kind: IdDocumentKind
  readonly files: readonly string[]
  readonly now: Date
}

/** Null if another document of the member is under review: the unique index rejects concurrent uploads of two tabs. */
export async function insertCheck(tx: Tx, c: NewCheck): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into identity_document (merchant, member_id, kind, sent_at)
      values (${c.merchant}, ${c.memberId}, ${c.kind}, ${c.now})
      on conflict (member_id) where state = 'waiting' do nothing
      returning id
    `,
  )
  if (!row) return null
  for (const [index, file] of c.files.entries())
    await run(
      tx,
      sql`insert into identity_document_picture (identity_document, no, file) values (${row.id}, ${index + 1}, ${file})`,
    )
  return row.id
}

type By = { readonly by: string; readonly now: Date }

export async function setApproved(tx: Tx, id: string, seen: Seen, { by, now }: By): Promise<void> {
  await run(
    tx,
    sql`
      update identity_document
      set state = 'approved', decided_at = ${now}, decided_by = ${by}, name_on_paper = ${seen.name},
        born_on = ${seen.bornOn}::date, expires_on = ${seen.expiresOn}::date
      where id = ${id}
    `,
  )
}

export async function setRejected(
  tx: Tx,
  id: string,
  { rejection, note }: { readonly rejection: Rejection; readonly note: string | null },
  { by, now }: By,
): Promise<void> {
  await run(
    tx,
    sql`
      update identity_document
      set state = 'rejected', decided_at = ${now}, decided_by = ${by}, rejection = ${rejection}, note = ${note}
      where id = ${id}
    `,
  )
}

/** Whether this is a picture of a document of that brand. */
export async function hasPicture(db: Db, file: string, merchant: string): Promise<boolean> {
  const row = await maybe(
    db,
    sql`
      select 1 from identity_document_picture p join identity_document c on c.id = p.identity_document where p.file = ${file} and c.merchant = ${merchant}
    `,
  )
  return row !== null
}

export async function nextIdDocumentNews(db: Db): Promise<string> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('paper_news') as seq`)
  return seq.toString()
}

/** Whether a document of the member was ever approved, whether or not it is still valid. */
export async function hasApproved(reader: Db | Tx, memberId: bigint): Promise<boolean> {
  const row = await maybe(
    reader,
    sql<{
      id: string
    }>`select id from identity_document where member_id = ${memberId} and state = 'approved' limit 1`,
  )
  return row !== null
}
