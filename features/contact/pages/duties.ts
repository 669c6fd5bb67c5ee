import { two, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'pagesOffice.setResource': two('identity'),
  'pagesOffice.setTopic': words,
  'pagesOffice.setQuestion': words,
  'pagesOffice.resetQuestion': words,
}
