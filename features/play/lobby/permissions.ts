import { placed } from '#contract/declare/place.ts'
import { permission } from '#features/platform/operators/rules/permission.ts'

export const permissions = placed(140, {
  'games.see': permission({
    en: 'View games and whether they are running',
    vi: 'Xem trò chơi và trạng thái hoạt động',
    roles: ['auditor'],
  }),
  'games.switch': permission({
    en: 'Stop and resume games and providers',
    vi: 'Dừng và mở lại trò chơi, nhà cung cấp',
    grants: ['games.see'],
    roles: ['supervisor'],
  }),
  'games.arrange': permission({
    en: 'Mark hot games, and order games and providers in the lobby',
    vi: 'Đánh dấu trò chơi hot, sắp xếp trò chơi và nhà cung cấp trong sảnh',
    grants: ['games.see'],
    roles: ['supervisor'],
  }),
})
