import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.ember-peak.name': 'Đỉnh Lửa Ngọc',
  'game.ember-peak.tagline': 'Chín viên ngọc vỡ; than hồng nhân lên khoản thắng.',
  'game.ember-peak.help':
    '6 cuộn, mỗi cuộn 5 hàng. Từ 9 biểu tượng giống nhau ở bất kỳ đâu sẽ trả thưởng. Biểu tượng trúng rơi khỏi bàn, biểu tượng phía trên rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn gì trúng. Từ 4 miệng núi lửa sẽ trả thưởng và tặng 10 lượt quay miễn phí. Từ ba trong lượt miễn phí được thêm 5 lượt, tối đa 30 mỗi ván. Trong lượt miễn phí, than hồng mang hệ số 2× – 250×. Mọi hệ số còn trên bàn khi hết rơi được cộng lại và nhân với khoản thắng của lượt. Mỗi ván là một trong danh sách hữu hạn đã tính trước và công bố dấu vân tay; lượt rút quyết định là ván nào.',
  'game.ember-peak.fair':
    'Một số nhỏ hơn 4.294.967.296 được rút. Đó là vé đến một ván trong danh sách hữu hạn; danh sách, trọng số và mã SHA-256 nằm trong bảng công bố. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.ember-peak.feature.tumbles': 'Biểu tượng rơi',
  'game.ember-peak.feature.freeSpins': 'Lượt quay miễn phí',
  'game.ember-peak.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
}
