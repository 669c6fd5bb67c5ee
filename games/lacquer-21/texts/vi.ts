import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.lacquer-21.name': 'Sơn Mài 21',
  'game.lacquer-21.tagline': 'Xì dách trên nền sơn mài: tách, gấp đôi, và bảng chỉ nước đi tốt nhất.',
  'game.lacquer-21.help':
    'Hãy gần 21 điểm hơn nhà cái mà không vượt quá. Át tính một hoặc mười một, mười và bài hình tính mười. Hai lá thành 21 là xì dách, thắng 3:2. Bạn có thể rút thêm, dừng, gấp đôi cược để lấy đúng một lá, tách hai lá cùng điểm thành tối đa bốn tay (át chỉ tách một lần, mỗi tay một lá), hoặc bỏ bài ngay sau hai lá đầu để nhận lại nửa cược. Nhà cái xem xì dách khi mở át hoặc lá mười điểm, và dừng ở mọi 17 điểm. Bảo hiểm tốn nửa cược và trả 2:1 nếu nhà cái có xì dách. Hai cược phụ: đôi ở hai lá đầu (khác màu 6, cùng màu 12, hoàn hảo 25:1) và 21 + 3 cùng lá mở của nhà cái (thùng 5, sảnh 10, ba lá giống nhau 30, thùng phá sảnh 40, ba lá y hệt 100:1). Chơi theo bảng, về lâu dài hoàn trả 99,64% tiền cược đầu; cược đôi 95,90%, 21 + 3 96,29%, bảo hiểm 92,53%.',
  'game.lacquer-21.fair':
    'Mỗi ván xáo lại tám bộ bài đầy đủ. Từng lá được rút ngay khi chia, trong số các lá còn lại. Tiền cược của bạn không làm đổi lá nào.',
  'game.lacquer-21.feature.cards': 'Lá bài',
  'lacquer21.bet.main': 'Tay bài',
  'lacquer21.bet.pairs': 'Cược đôi',
  'lacquer21.bet.three': '21 + 3',
}
