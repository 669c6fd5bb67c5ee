import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.silk-jacks.name': 'Poker Lụa',
  'game.silk-jacks.tagline': 'Video poker trên nền lụa: giữ bài, đổi bài, đôi J trở lên.',
  'game.silk-jacks.help':
    'Bạn được chia năm lá. Giữ những lá bạn muốn; các lá còn lại được đổi một lần. Tay bài cuối cùng quyết định tiền thắng: đôi J trở lên hoàn cược, hai đôi 2 lần, ba lá giống nhau 3, sảnh 4, thùng 6, cù lũ 9, tứ quý 25, thùng phá sảnh 50, thùng phá sảnh lớn 800 lần. RTP với chiến thuật tối ưu là 99,5439%; cách chơi khác có RTP thấp hơn. Nếu bạn rời đi, ván được lưu. Sau một ngày không có thao tác, tất cả các lá được giữ.',
  'game.silk-jacks.fair':
    'Mười lá được rút từ 52 lá trước khi bạn chọn giữ: năm lá bạn thấy và một lá thay cho mỗi vị trí. Lựa chọn của bạn không ảnh hưởng đến các lá ấy.',
  'game.silk-jacks.feature.hands': 'Tay bài',
  'silkJacks.bet.deal': 'Chia bài',
}
