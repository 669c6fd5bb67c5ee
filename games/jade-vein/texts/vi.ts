import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.jade-vein.name': 'Mạch Ngọc',
  'game.jade-vein.tagline': 'Hai mươi lăm phiến đá. Ngọc, ngọc, ngọc – hay là đùng!',
  'game.jade-vein.help':
    'Dưới 25 phiến đá có số pháo bạn chọn, từ 1 đến 24; còn lại là ngọc. Mở một phiến: gặp ngọc thì tiền thắng tăng, gặp pháo thì ván kết thúc và mất cược. Sau mỗi phiến bạn có thể nhận thưởng. Dừng lúc nào thì về lâu dài tỷ lệ hoàn trả cũng đúng 99%. Đạt 1.000 lần cược thì ván tự kết thúc và trả thưởng. Nếu bạn rời đi, ván vẫn chờ; sau một ngày không có nước đi nào, mức thắng đang có được trả, còn chưa mở phiến nào thì hoàn lại cược.',
  'game.jade-vein.fair':
    'Pháo được đặt trước khi mở phiến đầu tiên: đúng số vị trí bạn chọn trong 25, mọi cách đặt đều có khả năng như nhau. Không nước đi nào làm đổi chỗ pháo, và cả bãi đá được lật ra khi ván kết thúc.',
  'game.jade-vein.feature.steps': 'Phiến đá',
  'jadeVein.bet.dig': 'Đào',
}
