import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.orchard-bells.name': 'Vườn Quả Reo',
  'game.orchard-bells.tagline': 'Mười dòng trái cây, ngôi sao và chuông.',
  'game.orchard-bells.help':
    'Năm cuộn, 3 hàng và 10 dòng, ván nào cũng chơi đủ các dòng. Mỗi dòng tính từ trái sang và chỉ trả khoản thắng cao nhất. Cỏ bốn lá thay cho mọi biểu tượng, trừ ngôi sao. Từ 3 ngôi sao trở lên ở bất kỳ đâu được trả thưởng. Một ván trả tối đa 1.020 lần tiền cược và kết thúc khi đạt mức đó.',
  'game.orchard-bells.fair':
    'Điểm dừng của mỗi cuộn được rút ngẫu nhiên từ mọi vị trí của cuộn, từ trái sang phải; vị trí nào cũng có cơ hội như nhau. Không yếu tố nào khác ảnh hưởng đến ván chơi, kể cả tiền cược, số dư hay các ván trước.',
  'game.orchard-bells.feature.lines': 'Các dòng',
  'game.orchard-bells.feature.scatters': 'Biểu tượng scatter',
  'game.orchard-bells.fact.lostToLimit': 'Phần bị cắt bởi mức thắng tối đa',
}
