import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.ember-peak.name': 'Đỉnh Lửa Ngọc',
  'game.ember-peak.tagline': 'Chín viên ngọc vỡ; than hồng nhân lên khoản thắng.',
  'game.ember-peak.help':
    'Bàn có 6 cuộn, mỗi cuộn 5 hàng. Từ 9 biểu tượng giống nhau trở lên ở bất kỳ đâu được trả thưởng. Biểu tượng trúng biến mất, biểu tượng phía trên rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn gì trúng. Từ 4 miệng núi lửa trở lên được trả thưởng và tặng 10 lượt quay miễn phí. Trong lượt miễn phí chúng không được trả thưởng, nhưng có từ 3 trở lên thì được thêm 5 lượt, tối đa 30 lượt mỗi ván. Than hồng xuất hiện trong lượt miễn phí và mang hệ số 2× – 250×. Khi mọi thứ ngừng rơi, các hệ số trên bàn được cộng lại rồi nhân với khoản thắng của lượt. Mỗi ván là một ván trong danh sách hữu hạn được lập sẵn và công bố bằng mã băm; lượt rút quyết định đó là ván nào.',
  'game.ember-peak.fair':
    'Một số nhỏ hơn 4.294.967.296 được rút: tấm vé đến một ván trong danh sách hữu hạn. Danh sách, trọng số và mã SHA-256 nằm trong bảng PAR. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, không phải số dư, cũng không phải những ván trước.',
  'game.ember-peak.feature.tumbles': 'Biểu tượng rơi',
  'game.ember-peak.feature.freeSpins': 'Lượt quay miễn phí',
  'game.ember-peak.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
}
