import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'jackpots.see': permission({
    en: 'View jackpots, their accounts and hits',
    vi: 'Xem Jackpot, các tài khoản và lượt trúng',
    roles: ['auditor', 'supervisor'],
  }),
  'jackpots.manage': permission({
    en: 'Add and stop jackpots, change seeds, shares, odds and games',
    vi: 'Thêm và dừng Jackpot, thay đổi tiền mồi, tỷ lệ trích, xác suất và trò chơi',
    grants: ['jackpots.see'],
  }),
}
