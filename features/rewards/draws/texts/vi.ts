import type { SameKeys } from '#texts/words.ts'
import type { en } from './en.ts'

export const vi: SameKeys<typeof en> = {
  'refusal.draws.unknown': 'Không tìm thấy chương trình này.',
  'refusal.draws.notOpen': 'Chương trình này chưa mở hoặc đã kết thúc.',
  'refusal.draws.notNow': 'Hiện bạn chưa thể tham gia quay thưởng.',
  'refusal.draws.noSpins': 'Bạn không còn lượt quay.',
  'refusal.draws.seedChanged':
    'Vòng quay đã được quay trên thiết bị khác. Kiểm tra mã cam kết mới rồi quay lại.',
  'refusal.draws.usedUp': 'Chương trình này đã phát hết phần thưởng.',
  'refusal.draws.opened': 'Bạn đã mở lì xì của mình.',
  'refusal.draws.checkedIn': 'Bạn đã điểm danh hôm nay.',
  'refusal.draws.notRevealed': 'Seed được công bố sau khi quay thưởng. Khi đó bạn có thể xác minh.',
  'refusal.draws.unsound': 'Không thể dùng bản nháp này: {problem}.',
  'refusal.draws.notDraft': 'Chương trình này đã được mở.',
  'refusal.draws.notLive': 'Chương trình này không đang chạy.',
}
