import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.mooncake-parade.name': 'Rước Đèn Trăng Rằm',
  'game.mooncake-parade.tagline': 'Tám biểu tượng ở bất kỳ đâu, và tất cả cùng rơi.',
  'game.mooncake-parade.help':
    '6 cuộn, mỗi cuộn 5 hàng. Từ 8 biểu tượng giống nhau ở bất kỳ đâu sẽ trả thưởng. Biểu tượng trúng rơi khỏi bàn, biểu tượng phía trên rơi xuống và biểu tượng mới rơi vào, cho đến khi không còn gì trúng. Từ 4 trăng rằm sẽ trả thưởng và tặng 12 lượt quay miễn phí. Từ ba trong lượt miễn phí được thêm 4 lượt, tối đa 40 mỗi ván. Trong lượt miễn phí, đèn cá chép mang hệ số 2× – 100×. Mọi hệ số còn trên bàn khi hết rơi được cộng lại và nhân với khoản thắng của lượt. Mỗi ván là một trong danh sách hữu hạn đã tính trước và công bố dấu vân tay; lượt rút quyết định là ván nào.',
  'game.mooncake-parade.fair':
    'Một số nhỏ hơn 4.294.967.296 được rút. Đó là vé đến một ván trong danh sách hữu hạn; danh sách, trọng số và mã SHA-256 nằm trong bảng công bố. Ngoài ra không gì quyết định ván chơi: không phải tiền cược, số dư hay những ván trước.',
  'game.mooncake-parade.feature.tumbles': 'Biểu tượng rơi',
  'game.mooncake-parade.feature.freeSpins': 'Lượt quay miễn phí',
  'game.mooncake-parade.fact.freeSpinsChance': 'Cơ hội vào lượt miễn phí',
}
