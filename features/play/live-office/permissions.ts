import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(157, {
  'liveTables.see': permission({
    en: 'View live tables, their exposure, limits and incident log',
    vi: 'Xem bàn trực tiếp, mức rủi ro, hạn mức và nhật ký sự cố',
    roles: ['auditor', 'supervisor'],
  }),
  'liveTables.run': permission({
    en: 'Open and close live tables, call off rounds that are not drawn',
    vi: 'Mở và đóng bàn trực tiếp, huỷ ván chưa ra kết quả',
    grants: ['liveTables.see'],
    roles: ['supervisor'],
  }),
  'liveTables.setup': permission({
    en: 'Change limits and opening hours of live tables',
    vi: 'Thay đổi hạn mức và giờ mở của bàn trực tiếp',
    grants: ['liveTables.see'],
  }),
})
