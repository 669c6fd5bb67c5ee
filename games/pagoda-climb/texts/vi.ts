import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.pagoda-climb.name': 'Leo Tháp',
  'game.pagoda-climb.tagline': 'Chín tầng, mỗi tầng một cánh cửa. Coi chừng hổ.',
  'game.pagoda-climb.help':
    'Mỗi tầng tháp có vài cánh cửa, sau một số cửa có hổ. Mỗi tầng mở một cửa: gặp lối trống thì lên tầng và tiền thắng tăng, gặp hổ thì ván kết thúc và bạn mất tiền cược. Sau mỗi tầng bạn có thể nhận thưởng. Mức dễ có bốn cửa một hổ, trung bình ba cửa một hổ, khó hai cửa một hổ, cực khó ba cửa hai hổ. RTP đúng bằng 99% dù bạn dừng lúc nào. Nếu bạn rời đi, ván được lưu. Sau một ngày không có thao tác, mức thắng hiện tại được trả; nếu chưa mở cửa nào, tiền cược được hoàn.',
  'game.pagoda-climb.fair':
    'Vị trí của hổ được định trước khi bạn mở cửa đầu tiên, từng tầng từ dưới lên; mọi cách chọn cửa có khả năng như nhau. Vị trí hổ không thay đổi trong suốt ván, và tất cả được lật khi ván kết thúc.',
  'game.pagoda-climb.feature.steps': 'Tầng',
  'pagodaClimb.bet.climb': 'Leo',
}
