import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'segments.see': permission({
    en: 'View member segments and count members',
    vi: 'Xem nhóm hội viên và đếm hội viên',
    grants: ['members.see'],
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'segments.write': permission({
    en: 'Save member segments',
    vi: 'Lưu nhóm hội viên',
    grants: ['segments.see'],
    roles: ['supervisor'],
  }),
}
