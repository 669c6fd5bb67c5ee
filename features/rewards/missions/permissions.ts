import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'missions.see': permission({
    en: 'View missions',
    vi: 'Xem nhiệm vụ',
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'missions.write': permission({
    en: 'Draft missions',
    vi: 'Soạn nhiệm vụ',
    grants: ['missions.see'],
    roles: ['supervisor'],
  }),
  'missions.launch': permission({
    en: 'Launch missions',
    vi: 'Mở nhiệm vụ',
    grants: ['missions.see'],
    roles: ['supervisor'],
  }),
  'missions.stop': permission({
    en: 'Stop missions',
    vi: 'Dừng nhiệm vụ',
    grants: ['missions.see'],
    roles: ['supervisor'],
  }),
}
