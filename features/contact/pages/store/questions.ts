import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Section } from '../rules/questions.ts'

/** A question as an operator wrote it: a changed default, or one of the brand's own. */
export type QuestionRow = {
  readonly code: string
  readonly section: Section
  readonly isHidden: boolean
  readonly questionEn: string
  readonly answerEn: string
  readonly questionVi: string
  readonly answerVi: string
  readonly changedBy: string
  readonly changedAt: Date
}

export async function questionsOf(db: Db | Tx, merchant: string): Promise<readonly QuestionRow[]> {
  return many(
    db,
    sql<QuestionRow>`
      select code, section, is_hidden, question_en, answer_en, question_vi, answer_vi, changed_by, changed_at
      from help_question
      where merchant = ${merchant}
      order by added_at, code
    `,
  )
}

export async function writeQuestion(tx: Tx, row: QuestionRow & { readonly merchant: string }): Promise<void> {
  await run(
    tx,
    // two operators concurrently: the last write wins, and both are in the audit log
    sql`
      insert into help_question (
        merchant, code, section, is_hidden, question_en, answer_en, question_vi, answer_vi, changed_by, changed_at, added_at
      )
      values (
        ${row.merchant}, ${row.code}, ${row.section}, ${row.isHidden}, ${row.questionEn}, ${row.answerEn}, ${row.questionVi},
        ${row.answerVi}, ${row.changedBy}, ${row.changedAt}, ${row.changedAt}
      )
      on conflict (merchant, code) do update
      set section = excluded.section, is_hidden = excluded.is_hidden, question_en = excluded.question_en,
        answer_en = excluded.answer_en, question_vi = excluded.question_vi, answer_vi = excluded.answer_vi,
        changed_by = excluded.changed_by, changed_at = excluded.changed_at
    `,
  )
}

export async function dropQuestion(tx: Tx, merchant: string, code: string): Promise<void> {
  await run(tx, sql`delete from help_question where merchant = ${merchant} and code = ${code}`)
}
