import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.swallow-trio.name': 'Ba Cánh Én',
  'game.swallow-trio.tagline': 'Poker ba lá lúc hoàng hôn: một lần nhìn, một quyết định.',
  'game.swallow-trio.help':
    'Đặt cược đầu; bạn và nhà cái mỗi bên ba lá. Xem bài của mình: theo với số tiền bằng cược đầu, hoặc bỏ và mất cược đầu. Nhà cái chỉ chơi khi có từ Q cao trở lên. Nếu không, cược đầu thắng 1:1 và cược theo được hoàn; nếu có, tay cao hơn thắng 1:1 cả hai cược. Từ cao xuống: thùng phá sảnh, ba lá giống nhau, sảnh, thùng, đôi, mậu thầu. Khi bạn theo, sảnh thưởng thêm 1, ba lá giống nhau 4, thùng phá sảnh 5 lần cược đầu, dù nhà cái có gì. Cược Đôi cộng chỉ tính bài của bạn: đôi 1, thùng 4, sảnh 6, ba lá giống nhau 30, thùng phá sảnh 40:1. Cách chơi tốt nhất: theo khi có từ Q-6-4 trở lên; về lâu dài hoàn trả 96,62% cược đầu, 97,98% tổng tiền cược; Đôi cộng hoàn trả 97,68%.',
  'game.swallow-trio.fair':
    'Sáu lá được rút từ bộ 52 lá: lần lượt cho bạn và nhà cái. Các lá đã định trước khi bạn quyết, và tiền cược không làm đổi lá nào.',
  'game.swallow-trio.feature.cards': 'Lá bài',
  'swallowTrio.bet.ante': 'Cược đầu',
  'swallowTrio.bet.pairPlus': 'Đôi cộng',
}
