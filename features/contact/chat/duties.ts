import { one, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'chatOffice.hide': one('content', 'only restricts'),
  'chatOffice.sanction': one('content', 'only restricts'),
  'chatOffice.lift': words,
  'chatOffice.addWord': words,
  'chatOffice.dropWord': words,
}
