import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.paddy-gold.name': 'Đồng Lúa Vàng',
  'game.paddy-gold.tagline': 'Xu về từng bó; sáu xu giữ cả mùa gặt.',
  'game.paddy-gold.help':
    'Năm cuộn, 3 hàng và 10 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Mặt trời thay cho mọi biểu tượng, trừ đồng xu. Đồng xu được giữ lại khi có từ 6 cái trở lên và tặng 3 lượt quay lại. Trong mỗi lượt, từng ô trống có cơ hội 1/20 nhận thêm một cái; mỗi khi có thêm, số lượt quay lại trở về 3. Hết lượt quay lại, mọi biểu tượng được giữ trả đúng giá trị ghi trên đó. Các hũ cố định theo tiền cược: mini 15×, minor 40×, major 150×, grand 500×. Hũ grand nổ khi mọi ô đều được lấp đầy. Một ván trả nhiều nhất 600 lần tiền cược; đạt mức đó thì ván kết thúc và trả thưởng.',
  'game.paddy-gold.fair':
    'Điểm dừng của mỗi cuộn là một lần rút trong mọi vị trí của cuộn, từ trái sang phải. Sau đó, trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa quyết định giá trị. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, không phải số dư, cũng không phải những ván trước.',
  'game.paddy-gold.feature.lines': 'Các dòng',
  'game.paddy-gold.feature.hold': 'Xu được giữ',
  'game.paddy-gold.fact.holdChance': 'Cơ hội vào lượt quay lại',
  'game.paddy-gold.fact.grandChance': 'Cơ hội nổ hũ grand',
  'game.paddy-gold.fact.coinsPerHold': 'Số giữ được trung bình mỗi lần',
  'game.paddy-gold.fact.lostToLimit': 'Phần bị cắt ở mức thắng cao nhất',
}
