import { one, people } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'operators.logout': one('record', 'own account'),
  'operators.endSession': one('record', 'own account'),
  'operators.changePassword': one('identity', 'own account'),
  'operators.invite': people('permissions'),
  'operators.reset': people('permissions'),
  'operators.setRoles': people('permissions'),
  'operators.setBrands': people('permissions'),
  'operators.setEmail': people('identity'),
  'operators.close': one('permissions', 'only restricts'),
  'operators.unlock': one('protection', 'evidence on record'),
}
