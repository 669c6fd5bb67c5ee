import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'mall.see': permission({
    en: 'View the points mall: products, redemptions and codes',
    vi: 'Xem cửa hàng điểm: sản phẩm, đơn đổi quà và mã',
    roles: ['auditor', 'support'],
  }),
  'mall.fulfil': permission({
    en: 'Send, complete and reject redemptions',
    vi: 'Gửi hàng, hoàn tất và từ chối đơn đổi quà',
    grants: ['mall.see'],
    roles: ['support', 'supervisor'],
  }),
  'mall.products': permission({
    en: 'Manage products of the points mall',
    vi: 'Quản lý sản phẩm của cửa hàng điểm',
    grants: ['mall.see'],
    roles: ['supervisor'],
  }),
  'mall.codes': permission({
    en: 'Create and stop redeem codes',
    vi: 'Tạo và dừng mã đổi thưởng',
    grants: ['mall.see'],
    roles: ['supervisor'],
  }),
}
