import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import type { FeedbackState, QuestionType } from '../rules/feedback.ts'

export type FeedbackRow = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly memberId: bigint
  readonly account: string
  readonly questionType: QuestionType
  readonly content: string
  readonly state: FeedbackState
  readonly claimedBy: string | null
  readonly claimedByAccount: string | null
  readonly createdAt: Date
  readonly dueAt: Date
  readonly pictures: readonly string[]
  readonly answers: readonly { readonly at: string; readonly by: string; readonly text: string }[]
}

const columns = sql`
  f.id, f.number, f.merchant, f.member_id, m.account, f.question_type, f.content, f.state, f.claimed_by,
  f.claimed_by_account, f.created_at, f.due_at,
  array(select p.file from feedback_picture p where p.feedback = f.id order by p.no) as pictures,
  (
    select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'by', a.by_account, 'text', a.text) order by a.no), '[]')
    from feedback_answer a
    where a.feedback = f.id
  ) as answers
`
const joined = sql`from feedback f join known_member m on m.id = f.member_id`

export type NewFeedback = {
  readonly merchant: string
  readonly memberId: bigint
  readonly questionType: QuestionType
  readonly content: string
  readonly files: readonly string[]
  readonly now: Date
  readonly dueAt: Date
}

export async function insertFeedback(tx: Tx, f: NewFeedback): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into feedback (merchant, member_id, question_type, content, created_at, due_at)
      values (${f.merchant}, ${f.memberId}, ${f.questionType}, ${f.content}, ${f.now}, ${f.dueAt})
      returning id
    `,
  )
  for (const [index, file] of f.files.entries())
    await run(
      tx,
      sql`insert into feedback_picture (feedback, no, file) values (${id}, ${index + 1}, ${file})`,
    )
  return id
}

/** Times of a member's last feedback, newest first. Serialised per member: a concurrent second call waits and sees the first. */
export async function lastSent(tx: Tx, memberId: bigint, limit: number): Promise<readonly Date[]> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('feedback', ${memberId}))`)
  const rows = await many(
    tx,
    sql<{ createdAt: Date }>`
      select created_at from feedback where member_id = ${memberId} order by number desc limit ${limit}
    `,
  )
  return rows.map(({ createdAt }) => createdAt)
}

/** Maximum feedback listed per member. */
const MOST_OWN = 50

export function feedbacksOf(db: Db, memberId: bigint): Promise<FeedbackRow[]> {
  return many(
    db,
    sql<FeedbackRow>`
      select ${columns} ${joined} where f.member_id = ${memberId} order by f.number desc limit ${MOST_OWN}
    `,
  )
}

export function feedbackById(db: Db | Tx, id: string): Promise<FeedbackRow | null> {
  return maybe(db, sql<FeedbackRow>`select ${columns} ${joined} where f.id = ${id}`)
}

/** Locks a feedback: actions of operators are serialised. */
export async function lockFeedback(tx: Tx, id: string, merchant: string): Promise<FeedbackRow | null> {
  return maybe(
    tx,
    sql<FeedbackRow>`
      select ${columns} ${joined} where f.id = ${id} and f.merchant = ${merchant} for no key update of f
    `,
  )
}

/** The states in which feedback waits for an answer. */
const openStates = ['new', 'inWork'] as const

/** The operators' queue; feedback without an answer is listed oldest first, which is the order of its promise. */
export const queue = orderQueue<FeedbackRow>({
  alias: 'f',
  columns,
  joined,
  open: openStates,
  waiting: openStates,
})

export type Filter = {
  readonly merchant: string | null
  readonly type: QuestionType | null
  readonly find: string | null
}

/** The filter of the queue besides the state. */
export function fits({ merchant, type, find }: Filter) {
  return sql`
    (${merchant}::text is null or f.merchant = ${merchant})
    and (${type}::text is null or f.question_type = ${type})
    and ${isFound(find, { mark: 'F', alias: 'f', account: 'm' })}
  `
}

export async function setClaim(
  tx: Tx,
  id: string,
  by: { readonly id: string; readonly account: string },
): Promise<void> {
  await run(
    tx,
    sql`
      update feedback
      set state = case when state = 'new' then 'inWork' else state end, claimed_by = ${by.id}, claimed_by_account = ${by.account}
      where id = ${id}
    `,
  )
}

export async function addAnswer(
  tx: Tx,
  id: string,
  answer: { readonly by: string; readonly text: string; readonly now: Date },
): Promise<void> {
  const { by, text, now } = answer
  await run(
    tx,
    // the feedback's lock is held, so that numbers are unique
    sql`
      insert into feedback_answer (feedback, no, at, by_account, text)
      select ${id}, coalesce(max(no), 0) + 1, ${now}, ${by}, ${text} from feedback_answer where feedback = ${id}
    `,
  )
  await run(tx, sql`update feedback set state = 'answered' where id = ${id}`)
}

export async function setClosed(tx: Tx, id: string, now: Date): Promise<void> {
  await run(tx, sql`update feedback set state = 'closed', closed_at = ${now} where id = ${id}`)
}

/** The owner of a picture: member and brand. */
export function ownerOf(
  db: Db,
  file: string,
): Promise<{ readonly memberId: bigint; readonly merchant: string } | null> {
  return maybe(
    db,
    sql<{ memberId: bigint; merchant: string }>`
      select f.member_id, f.merchant from feedback_picture p join feedback f on f.id = p.feedback where p.file = ${file}
    `,
  )
}

export async function nextFeedbackNews(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('feedback_news') as seq`)
  return seq
}
