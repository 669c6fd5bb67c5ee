import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.pagoda-climb.name': 'Leo Tháp',
  'game.pagoda-climb.tagline': 'Chín tầng, mỗi tầng một cánh cửa. Coi chừng hổ!',
  'game.pagoda-climb.help':
    'Mỗi tầng tháp có vài cánh cửa; sau một số cửa có hổ ngồi. Mỗi tầng mở một cửa: gặp lối trống thì lên tầng và tiền thắng tăng, gặp hổ thì ván kết thúc và mất cược. Sau mỗi tầng bạn có thể xuống và nhận thưởng. Mức dễ có bốn cửa một hổ, vừa ba cửa một hổ, khó hai cửa một hổ, gan dạ ba cửa hai hổ. Xuống lúc nào thì về lâu dài tỷ lệ hoàn trả cũng đúng 99%. Nếu bạn rời đi, ván vẫn chờ; sau một ngày không có nước đi nào, mức thắng đang có được trả, còn chưa mở cửa nào thì hoàn lại cược.',
  'game.pagoda-climb.fair':
    'Hổ ngồi vào chỗ trước khi mở cánh cửa đầu tiên: từng tầng từ dưới lên, cách chọn cửa nào cũng có khả năng như nhau. Không nước đi nào làm hổ đổi chỗ, và tất cả được lật ra khi ván kết thúc.',
  'game.pagoda-climb.feature.steps': 'Tầng',
  'pagodaClimb.bet.climb': 'Leo',
}
