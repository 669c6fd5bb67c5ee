import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(156, {
  'sport.see': permission({
    en: 'View sports events, prices, bets on them and feeds',
    vi: 'Xem trận đấu, tỷ lệ cược, vé cược thể thao và nguồn dữ liệu',
    roles: ['auditor', 'supervisor'],
  }),
  'sport.results': permission({
    en: 'Enter and correct results of sports events, postpone events',
    vi: 'Nhập và sửa kết quả trận đấu, hoãn trận đấu',
    grants: ['sport.see'],
    roles: ['supervisor'],
  }),
  'sport.setup': permission({
    en: 'Import fixtures, add and switch sports feeds',
    vi: 'Nhập lịch thi đấu, thêm và bật tắt nguồn dữ liệu thể thao',
    grants: ['sport.see'],
  }),
})
