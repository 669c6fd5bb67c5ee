// How urgent a feedback without an answer is. Overdue is urgent; about the member's own money, or due within four hours, is high; all
// others are normal. Example: a question about a withdrawal is high from the start and urgent once its promised time has passed.

import type { FeedbackState, QuestionType } from './feedback.ts'

export type Priority = 'urgent' | 'high' | 'normal'

type Open = { readonly state: FeedbackState; readonly questionType: QuestionType; readonly dueAt: Date }

const SOON_MS = 4 * 3_600_000
const aboutMoney: ReadonlySet<QuestionType> = new Set(['deposit', 'withdraw'])

/** The priority at a moment; null once the feedback is answered or closed. */
export function priorityOf({ state, questionType, dueAt }: Open, now: Date): Priority | null {
  if (state !== 'new' && state !== 'inWork') return null
  const leftMs = dueAt.getTime() - now.getTime()
  if (leftMs < 0) return 'urgent'
  return leftMs < SOON_MS || aboutMoney.has(questionType) ? 'high' : 'normal'
}
