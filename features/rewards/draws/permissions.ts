import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'draws.see': permission({
    en: 'View prize draws',
    vi: 'Xem quay thưởng',
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'draws.write': permission({
    en: 'Draft prize draws',
    vi: 'Soạn quay thưởng',
    grants: ['draws.see'],
    roles: ['supervisor'],
  }),
  'draws.launch': permission({
    en: 'Launch prize draws',
    vi: 'Mở quay thưởng',
    grants: ['draws.see'],
    roles: ['supervisor'],
  }),
  'draws.stop': permission({
    en: 'Stop prize draws',
    vi: 'Dừng quay thưởng',
    grants: ['draws.see'],
    roles: ['supervisor'],
  }),
}
