import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'promotions.revoke': permission({
    en: 'Revoke a bonus (always two operators)',
    vi: 'Thu hồi tiền thưởng, cần nhân viên thứ hai duyệt',
    grants: ['promotions.see'],
    roles: ['supervisor'],
  }),
}
