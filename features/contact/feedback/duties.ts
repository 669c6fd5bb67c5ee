import { nothing, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'feedbackOffice.claim': nothing,
  'feedbackOffice.answer': words,
  'feedbackOffice.close': nothing,
}
