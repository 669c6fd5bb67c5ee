import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.bronze-drum.name': 'Trống Đồng',
  'game.bronze-drum.tagline': 'Giữ sáu trống đồng; đầy bàn là nổ hũ grand.',
  'game.bronze-drum.help':
    'Năm cuộn, 3 hàng và 20 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Chim Lạc thay cho mọi biểu tượng, trừ trống đồng. Trống đồng được giữ lại khi có từ 6 cái trở lên và tặng 3 lượt quay lại. Trong mỗi lượt, từng ô trống có cơ hội 1/16 nhận thêm một cái; mỗi khi có thêm, số lượt quay lại trở về 3. Hết lượt quay lại, mọi biểu tượng được giữ trả đúng giá trị ghi trên đó. Các hũ cố định theo tiền cược: mini 20×, minor 50×, major 200×, grand 1.000×. Hũ grand nổ khi mọi ô đều được lấp đầy. Một ván trả tối đa 1.200 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.bronze-drum.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải. Sau đó, trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa quyết định giá trị. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.bronze-drum.feature.lines': 'Các dòng',
  'game.bronze-drum.feature.hold': 'Trống được giữ',
  'game.bronze-drum.fact.holdChance': 'Xác suất vào lượt quay lại',
  'game.bronze-drum.fact.grandChance': 'Xác suất nổ hũ grand',
  'game.bronze-drum.fact.coinsPerHold': 'Số biểu tượng giữ được trung bình mỗi lần',
  'game.bronze-drum.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
