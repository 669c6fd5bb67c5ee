import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.swallow-trio.name': 'Ba Cánh Én',
  'game.swallow-trio.tagline': 'Poker ba lá lúc hoàng hôn: một lần nhìn, một quyết định.',
  'game.swallow-trio.help':
    'Đặt cược đầu; bạn và nhà cái mỗi bên được ba lá. Xem bài của mình: theo bằng cách cược thêm số tiền bằng cược đầu, hoặc bỏ bài và mất cược đầu. Nhà cái đủ điều kiện khi có từ Q cao trở lên. Nếu không, cược đầu trả 1:1 và cược theo được hoàn; nếu có, tay cao hơn thắng và cả hai cược trả 1:1. Từ cao xuống: thùng phá sảnh, ba lá giống nhau, sảnh, thùng, đôi, mậu thầu. Khi bạn theo, sảnh được thưởng thêm 1, ba lá giống nhau 4, thùng phá sảnh 5 lần cược đầu, dù nhà cái có gì. Cược Pair Plus chỉ tính bài của bạn: đôi 1, thùng 4, sảnh 6, ba lá giống nhau 30, thùng phá sảnh 40:1. Chiến thuật tối ưu: theo khi có từ Q-6-4 trở lên. Khi đó RTP là 96,62% cược đầu và 97,98% tổng tiền cược; RTP của Pair Plus là 97,68%.',
  'game.swallow-trio.fair':
    'Sáu lá được rút từ bộ 52 lá: lần lượt cho bạn và nhà cái. Các lá đã định trước khi bạn quyết định, và tiền cược không ảnh hưởng đến các lá bài.',
  'game.swallow-trio.feature.cards': 'Lá bài',
  'swallowTrio.bet.ante': 'Cược đầu',
  'swallowTrio.bet.pairPlus': 'Pair Plus',
}
