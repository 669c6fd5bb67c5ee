import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.paddy-gold.name': 'Đồng Lúa Vàng',
  'game.paddy-gold.tagline': 'Xu về từng bó; sáu xu giữ cả mùa gặt.',
  'game.paddy-gold.help':
    'Năm cuộn, 3 hàng, 10 dòng, luôn chơi đủ. Mỗi dòng trả từ trái sang, chỉ tính khoản thắng cao nhất. Mặt trời thay cho mọi biểu tượng trừ đồng xu. Từ 6 đồng xu sẽ được giữ lại và tặng 3 lượt quay lại. Mỗi ô trống có 1 phần 20 cơ hội nhận thêm; mỗi khi có thêm, số lượt trở về 3. Hết lượt quay lại, mọi thứ được giữ trả đúng số ghi trên đó. Hũ thưởng cố định, tính theo tiền cược: mini 15×, minor 40×, major 150×, grand 500×. Hũ grand được trả khi mọi ô đều đầy. Ván kết thúc khi đạt 600 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.paddy-gold.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải; rồi trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa cho giá trị của nó. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.paddy-gold.feature.lines': 'Các dòng',
  'game.paddy-gold.feature.hold': 'Xu được giữ',
  'game.paddy-gold.fact.holdChance': 'Cơ hội vào lượt quay lại',
  'game.paddy-gold.fact.grandChance': 'Cơ hội trúng hũ grand',
  'game.paddy-gold.fact.coinsPerHold': 'Số giữ được trung bình mỗi lần',
  'game.paddy-gold.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
