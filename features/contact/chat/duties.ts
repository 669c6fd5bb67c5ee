import { one, words } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'chatOffice.hide': one('content', 'only restricts'),
  'chatOffice.sanction': one('content', 'only restricts'),
  'chatOffice.lift': words,
  'chatOffice.addWord': words,
  'chatOffice.dropWord': words,
}
