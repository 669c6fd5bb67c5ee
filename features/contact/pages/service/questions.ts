import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { cleanHtml } from '#features/contact/notices/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor, Merchant } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { pagesOffice } from '../contract/office.ts'
import { en } from '../defaults/questions/en.data.ts'
import { vi } from '../defaults/questions/vi.data.ts'
import { withBrand } from '../rules.ts'
import { OWN, type Section } from '../rules/questions.ts'
import { dropQuestion, questionsOf, writeQuestion, type QuestionRow } from '../store/questions.ts'

type Office = typeof pagesOffice
type Text = { readonly question: string; readonly answer: string }

type Merged = {
  readonly code: string
  readonly section: Section
  readonly en: Text
  readonly vi: Text
  /** The operator's row; null: the default text. */
  readonly row: QuestionRow | null
}

/** The defaults in their order, changed where an operator changed them, each section followed by the brand's own questions. */
async function merged(
  app: App,
  { code: merchant, name }: Pick<Merchant, 'code' | 'name'>,
): Promise<readonly Merged[]> {
  const rows = new Map((await questionsOf(app.db, merchant)).map((row) => [row.code, row]))
  const brand = { name, licence: '' }
  const defaults = en.map((own, at): Merged => {
    const row = rows.get(own.code)
    if (row) return ofRow(row)
    const other = vi[at] ?? own
    return {
      code: own.code,
      section: own.section,
      en: { question: own.question, answer: withBrand(own.answer, brand) },
      vi: { question: other.question, answer: withBrand(other.answer, brand) },
      row: null,
    }
  })
  const known = new Set(defaults.map(({ code }) => code))
  return [...defaults, ...[...rows.values()].filter(({ code }) => !known.has(code)).map(ofRow)]
}

function ofRow(row: QuestionRow): Merged {
  return {
    code: row.code,
    section: row.section,
    en: { question: row.questionEn, answer: row.answerEn },
    vi: { question: row.questionVi, answer: row.answerVi },
    row,
  }
}

/** The questions and answers for a visitor, in the caller's language; sanitised (C1). */
export async function helpQuestions(app: App, merchant: Merchant, language: 'en' | 'vi') {
  const all = await merged(app, merchant)
  return {
    list: all
      .filter(({ row }) => !row?.isHidden)
      .map(({ code, section, [language]: { question, answer } }) => ({
        code,
        section,
        question,
        answer: cleanHtml(answer),
      })),
  }
}

export async function questionsForOffice(app: App, merchant: string) {
  const name = (await app.merchants.byCode(merchant))?.name ?? merchant
  const all = await merged(app, { code: merchant, name })
  return {
    list: all.map(({ row, ...question }) => ({
      ...question,
      isOwn: question.code.startsWith(OWN),
      isHidden: row?.isHidden ?? false,
      changedBy: row?.changedBy ?? null,
      changedAt: row?.changedAt ?? null,
    })),
  }
}

/** Changes a question in both languages, hides it, or adds one; the audit log keeps the previous text. */
export async function setQuestion(
  app: App,
  { params: { merchant, code }, body }: Given<Office['setQuestion']>,
  { operator, ip, now }: CallFor<Office['setQuestion']>,
) {
  if (!code.startsWith(OWN) && !en.some((own) => own.code === code))
    return { refused: 'pages.questionUnknown' } as const
  const [answerEn, answerVi] = [cleanHtml(body.en.answer).trim(), cleanHtml(body.vi.answer).trim()]
  if (answerEn === '' || answerVi === '') return { refused: 'pages.answerEmpty' } as const
  return inTransaction(app.db, async (tx) => {
    const before = (await questionsOf(tx, merchant)).find((row) => row.code === code)
    const own = {
      code,
      section: body.section,
      isHidden: body.isHidden,
      questionEn: body.en.question,
      answerEn,
      questionVi: body.vi.question,
      answerVi,
    }
    await writeQuestion(tx, { merchant, ...own, changedBy: operator.account, changedAt: now })
    await writeAudit(tx, {
      operator,
      action: 'pages.question',
      object: `question:${merchant}:${code}`,
      before: before ? shownIn(before) : {},
      after: own,
      ip,
      now,
    })
    return {}
  })
}

/** Restores a default question; removes one of the brand's own. */
export async function resetQuestion(
  app: App,
  { params: { merchant, code } }: Given<Office['resetQuestion']>,
  { operator, ip, now }: CallFor<Office['resetQuestion']>,
) {
  return inTransaction(app.db, async (tx) => {
    const before = (await questionsOf(tx, merchant)).find((row) => row.code === code)
    if (!before) return {}
    await dropQuestion(tx, merchant, code)
    const object = `question:${merchant}:${code}`
    await writeAudit(tx, {
      operator,
      action: 'pages.question',
      object,
      before: shownIn(before),
      after: {},
      ip,
      now,
    })
    return {}
  })
}

const shownIn = ({ changedBy: _, changedAt: __, ...row }: QuestionRow) => row
