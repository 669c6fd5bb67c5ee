import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.bronze-drum.name': 'Trống Đồng',
  'game.bronze-drum.tagline': 'Sáu trống giữ nhịp; đầy bàn là hũ lớn nhất.',
  'game.bronze-drum.help':
    'Năm cuộn, 3 hàng và 20 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Chim Lạc thay cho mọi biểu tượng, trừ trống đồng. Trống đồng được giữ lại khi có từ 6 cái trở lên và tặng 3 lượt quay lại. Trong mỗi lượt, từng ô trống có cơ hội 1/16 nhận thêm một cái; mỗi khi có thêm, số lượt quay lại trở về 3. Hết lượt quay lại, mọi biểu tượng được giữ trả đúng giá trị ghi trên đó. Các hũ cố định theo tiền cược: mini 20×, minor 50×, major 200×, grand 1.000×. Hũ grand nổ khi mọi ô đều được lấp đầy. Một ván trả nhiều nhất 1.200 lần tiền cược; đạt mức đó thì ván kết thúc và trả thưởng.',
  'game.bronze-drum.fair':
    'Điểm dừng của mỗi cuộn là một lần rút trong mọi vị trí của cuộn, từ trái sang phải. Sau đó, trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa quyết định giá trị. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, không phải số dư, cũng không phải những ván trước.',
  'game.bronze-drum.feature.lines': 'Các dòng',
  'game.bronze-drum.feature.hold': 'Xu được giữ',
  'game.bronze-drum.fact.holdChance': 'Cơ hội vào lượt quay lại',
  'game.bronze-drum.fact.grandChance': 'Cơ hội nổ hũ grand',
  'game.bronze-drum.fact.coinsPerHold': 'Số giữ được trung bình mỗi lần',
  'game.bronze-drum.fact.lostToLimit': 'Phần bị cắt ở mức thắng cao nhất',
}
