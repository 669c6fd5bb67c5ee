import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'races.see': permission({
    en: 'View races',
    vi: 'Xem cuộc đua',
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'races.write': permission({
    en: 'Draft races',
    vi: 'Soạn cuộc đua',
    grants: ['races.see'],
    roles: ['supervisor'],
  }),
  'races.launch': permission({
    en: 'Launch races',
    vi: 'Mở cuộc đua',
    grants: ['races.see'],
    roles: ['supervisor'],
  }),
  'races.stop': permission({
    en: 'End races early',
    vi: 'Kết thúc sớm cuộc đua',
    grants: ['races.see'],
    roles: ['supervisor'],
  }),
}
