import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.paddy-gold.name': 'Đồng Lúa Vàng',
  'game.paddy-gold.tagline': 'Giữ sáu đồng xu; đầy bàn là nổ hũ grand.',
  'game.paddy-gold.help':
    'Năm cuộn, 3 hàng và 10 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Mặt trời thay cho mọi biểu tượng, trừ đồng xu. Đồng xu được giữ lại khi có từ 6 cái trở lên và tặng 3 lượt quay lại. Trong mỗi lượt, từng ô trống có cơ hội 1/20 nhận thêm một cái; mỗi khi có thêm, số lượt quay lại trở về 3. Hết lượt quay lại, mọi biểu tượng được giữ trả đúng giá trị ghi trên đó. Các hũ cố định theo tiền cược: mini 15×, minor 40×, major 150×, grand 500×. Hũ grand nổ khi mọi ô đều được lấp đầy. Một ván trả tối đa 600 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.paddy-gold.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải. Sau đó, trong mỗi lượt quay lại, một số cho mỗi ô trống quyết định ô đó có được lấp hay không, và một số nữa quyết định giá trị. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.paddy-gold.feature.lines': 'Các dòng',
  'game.paddy-gold.feature.hold': 'Xu được giữ',
  'game.paddy-gold.fact.holdChance': 'Xác suất vào lượt quay lại',
  'game.paddy-gold.fact.grandChance': 'Xác suất nổ hũ grand',
  'game.paddy-gold.fact.coinsPerHold': 'Số biểu tượng giữ được trung bình mỗi lần',
  'game.paddy-gold.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
