import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.jade-vein.name': 'Mạch Ngọc',
  'game.jade-vein.tagline': 'Hai mươi lăm phiến đá. Tìm ngọc, tránh pháo.',
  'game.jade-vein.help':
    'Dưới 25 phiến đá có số pháo bạn chọn, từ 1 đến 24; còn lại là ngọc. Mở một phiến: gặp ngọc thì tiền thắng tăng, gặp pháo thì ván kết thúc và bạn mất tiền cược. Sau mỗi phiến bạn có thể nhận thưởng. RTP đúng bằng 99% dù bạn dừng lúc nào. Đạt 1.000 lần cược thì ván tự động kết thúc và trả thưởng. Nếu bạn rời đi, ván được lưu. Sau một ngày không có thao tác, mức thắng hiện tại được trả; nếu chưa mở phiến nào, tiền cược được hoàn.',
  'game.jade-vein.fair':
    'Pháo được đặt trước khi bạn mở phiến đầu tiên: đúng số vị trí bạn chọn trong 25, mọi cách đặt có khả năng như nhau. Vị trí pháo không thay đổi trong suốt ván, và toàn bộ bãi đá được lật khi ván kết thúc.',
  'game.jade-vein.feature.steps': 'Phiến đá',
  'jadeVein.bet.dig': 'Đào',
}
