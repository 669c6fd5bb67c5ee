import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.mooncake-parade.name': 'Rước Đèn Trăng Rằm',
  'game.mooncake-parade.tagline':
    'Tám biểu tượng giống nhau ở bất kỳ đâu là thắng, rồi biểu tượng mới rơi xuống.',
  'game.mooncake-parade.help':
    'Bàn có 6 cuộn, mỗi cuộn 5 hàng. Từ 8 biểu tượng giống nhau trở lên ở bất kỳ đâu được trả thưởng. Biểu tượng trúng biến mất, biểu tượng phía trên rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn gì trúng. Từ 4 trăng rằm trở lên được trả thưởng và tặng 12 lượt quay miễn phí. Trong lượt miễn phí chúng không được trả thưởng, nhưng có từ 3 trở lên thì được thêm 4 lượt, tối đa 40 lượt mỗi ván. Đèn cá chép xuất hiện trong lượt miễn phí và mang hệ số 2× – 100×. Khi các biểu tượng ngừng rơi, các hệ số trên bàn được cộng lại rồi nhân với khoản thắng của lượt. Mỗi ván được chọn từ danh sách hữu hạn lập sẵn, có mã băm được công bố. Lượt rút quyết định đó là ván nào.',
  'game.mooncake-parade.fair':
    'Một số nhỏ hơn 4.294.967.296 được rút để chọn một ván trong danh sách hữu hạn. Danh sách, trọng số và mã băm SHA-256 có trong bảng PAR. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.mooncake-parade.feature.tumbles': 'Biểu tượng rơi',
  'game.mooncake-parade.feature.freeSpins': 'Lượt quay miễn phí',
  'game.mooncake-parade.fact.freeSpinsChance': 'Xác suất vào lượt miễn phí',
}
