import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'rewards.see': permission({
    en: 'View members’ rewards',
    vi: 'Xem phần thưởng của hội viên',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'rewards.give': permission({
    en: 'Offer a member a reward',
    vi: 'Tặng phần thưởng cho hội viên',
    grants: ['rewards.see'],
    roles: ['supervisor'],
  }),
}
