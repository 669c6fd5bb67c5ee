import { nothing, words } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'feedbackOffice.claim': nothing,
  'feedbackOffice.answer': words,
  'feedbackOffice.close': nothing,
}
