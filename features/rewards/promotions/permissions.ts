import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'promotions.see': permission({
    en: 'View promotions',
    vi: 'Xem khuyến mãi',
    roles: ['auditor', 'support', 'supervisor'],
  }),
  'promotions.write': permission({
    en: 'Draft promotions',
    vi: 'Soạn khuyến mãi',
    grants: ['promotions.see'],
    roles: ['supervisor'],
  }),
  'promotions.launch': permission({
    en: 'Launch promotions',
    vi: 'Mở khuyến mãi',
    grants: ['promotions.see'],
    roles: ['supervisor'],
  }),
  'promotions.review': permission({
    en: 'Approve and reject applications for promotions',
    vi: 'Duyệt và từ chối đơn tham gia khuyến mãi',
    grants: ['promotions.see'],
    roles: ['support', 'supervisor'],
  }),
  'promotions.stop': permission({
    en: 'Stop promotions',
    vi: 'Dừng khuyến mãi',
    grants: ['promotions.see'],
    roles: ['supervisor'],
  }),
}
