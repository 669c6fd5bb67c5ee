import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.lacquer-21.name': 'Sơn Mài 21',
  'game.lacquer-21.tagline': 'Xì dách với tách bài, gấp đôi và bảng chiến thuật cơ bản.',
  'game.lacquer-21.help':
    'Đạt gần 21 điểm hơn nhà cái mà không vượt quá. Át tính 1 hoặc 11 điểm; lá 10 và bài hình tính 10 điểm. Hai lá được 21 điểm là xì dách, trả 3:2. Bạn có thể rút thêm, dừng, gấp đôi cược để lấy đúng một lá, tách hai lá cùng điểm thành tối đa bốn tay (át chỉ tách một lần, mỗi tay một lá), hoặc đầu hàng ngay sau hai lá đầu để nhận lại nửa tiền cược. Khi mở át hoặc lá 10 điểm, nhà cái kiểm tra xì dách; nhà cái dừng ở mọi 17 điểm. Bảo hiểm bằng nửa tiền cược và trả 2:1 nếu nhà cái có xì dách. Có hai cược phụ: đôi ở hai lá đầu (khác màu 6, cùng màu 12, hoàn hảo 25:1) và 21 + 3 cùng lá mở của nhà cái (thùng 5, sảnh 10, ba lá giống nhau 30, thùng phá sảnh 40, ba lá y hệt 100:1). RTP khi chơi theo bảng chiến thuật: 99,64% tiền cược đầu; cược đôi 95,90%, 21 + 3 96,29%, bảo hiểm 92,53%.',
  'game.lacquer-21.fair':
    'Mỗi ván xáo lại tám bộ bài đầy đủ. Từng lá được rút từ các lá còn lại khi chia. Tiền cược của bạn không ảnh hưởng đến các lá bài.',
  'game.lacquer-21.feature.cards': 'Lá bài',
  'lacquer21.bet.main': 'Tay bài',
  'lacquer21.bet.pairs': 'Cược đôi',
  'lacquer21.bet.three': '21 + 3',
}
