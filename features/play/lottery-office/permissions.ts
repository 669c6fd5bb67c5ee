import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(154, {
  'lottery.see': permission({
    en: 'View lottery draws, sales, exposure and results to enter',
    vi: 'Xem kỳ quay xổ số, doanh số, mức rủi ro và kết quả cần nhập',
    roles: ['auditor', 'supervisor'],
  }),
  'lottery.setup': permission({
    en: 'Change schedules, holidays, prices, caps and result feeds of lotteries',
    vi: 'Thay đổi lịch quay, ngày nghỉ, bảng giá, hạn mức và nguồn kết quả xổ số',
    grants: ['lottery.see'],
  }),
})
