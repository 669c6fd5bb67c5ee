import { one, two, words } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'pagesOffice.setResource': two('identity'),
  'pagesOffice.setTopic': words,
  'pagesOffice.decide': one('record', 'evidence on record'),
  'pagesOffice.setQuestion': words,
  'pagesOffice.resetQuestion': words,
}
