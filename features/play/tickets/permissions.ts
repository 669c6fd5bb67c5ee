import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'tickets.see': permission({
    en: 'View instant tickets',
    vi: 'Xem vé cào',
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'tickets.change': permission({
    en: 'Open, pause and close series of instant tickets',
    vi: 'Mở, tạm dừng và đóng đợt vé cào',
    grants: ['tickets.see'],
    roles: ['supervisor'],
  }),
}
