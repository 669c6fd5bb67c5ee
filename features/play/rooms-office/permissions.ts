import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(158, {
  'rooms.see': permission({
    en: 'View card rooms as a spectator does, their figures and incident log',
    vi: 'Xem phòng game bài như người xem, số liệu và nhật ký sự cố',
    roles: ['auditor', 'supervisor'],
  }),
  'rooms.run': permission({
    en: 'Open and close card rooms, void hands that are stuck',
    vi: 'Mở và đóng phòng game bài, huỷ ván bị kẹt',
    grants: ['rooms.see'],
    roles: ['supervisor'],
  }),
  'rooms.setup': permission({
    en: 'Open new card rooms, change stakes, rake and times',
    vi: 'Tạo phòng game bài, thay đổi mức chơi, phế và thời gian',
    grants: ['rooms.see'],
  }),
})
