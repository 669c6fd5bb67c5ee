import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.bronze-drum.name': 'Trống Đồng',
  'game.bronze-drum.tagline': 'Sáu trống giữ nhịp; đầy bàn là hũ lớn nhất.',
  'game.bronze-drum.help':
    'Năm cuộn, 3 hàng, 20 dòng, luôn chơi đủ. Mỗi dòng trả từ trái sang, chỉ tính khoản thắng cao nhất. Chim Lạc thay cho mọi biểu tượng trừ trống đồng. Từ 6 trống đồng sẽ được giữ lại và tặng 3 lượt quay lại. Mỗi ô trống có 1 phần 16 cơ hội nhận thêm; mỗi khi có thêm, số lượt trở về 3. Hết lượt quay lại, mọi thứ được giữ trả đúng số ghi trên đó. Hũ thưởng cố định, tính theo tiền cược: mini 20×, minor 50×, major 200×, grand 1.000×. Hũ grand được trả khi mọi ô đều đầy. Ván kết thúc khi đạt 1.200 lần tiền cược; không ván nào trả nhiều hơn.',
  'game.bronze-drum.fair':
    'Điểm dừng của mỗi cuộn được rút trong độ dài của cuộn, từ trái sang phải; rồi trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa cho giá trị của nó. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.bronze-drum.feature.lines': 'Các dòng',
  'game.bronze-drum.feature.hold': 'Xu được giữ',
  'game.bronze-drum.fact.holdChance': 'Cơ hội vào lượt quay lại',
  'game.bronze-drum.fact.grandChance': 'Cơ hội trúng hũ grand',
  'game.bronze-drum.fact.coinsPerHold': 'Số giữ được trung bình mỗi lần',
  'game.bronze-drum.fact.lostToLimit': 'Phần giữ lại do mức thắng tối đa',
}
