import { permission } from '#features/platform/operators/rules/permission.ts'

/** Permissions of operators. */
export const permissions = {
  'lotteryPools.see': permission({
    en: 'View rolling lottery jackpots, their accounts and draws',
    vi: 'Xem Jackpot xổ số cộng dồn, tài khoản và các kỳ quay',
    roles: ['auditor', 'supervisor'],
  }),
  'lotteryPools.manage': permission({
    en: 'Change seeds, shares and full stakes of rolling lottery jackpots',
    vi: 'Thay đổi tiền mồi, tỷ lệ trích và mức cược đủ của Jackpot xổ số',
    grants: ['lotteryPools.see'],
  }),
}
