import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(159, {
  'rooms.review': permission({
    en: 'Review reports and collusion signs of card rooms, open the hidden cards of a hand that is over',
    vi: 'Xem xét báo cáo và dấu hiệu thông đồng ở phòng game bài, mở bài úp của ván đã xong',
    grants: ['risk.see'],
    roles: ['supervisor'],
  }),
})
