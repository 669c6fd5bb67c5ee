import { nothing, one, people } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'setup.brand': one('settings', 'before opening'),
  'setup.confirm': one('record', 'before opening'),
  'setup.test': nothing,
  'setup.sendLink': one('permissions', 'before opening'),
  'setup.open': people('settings'),
}
