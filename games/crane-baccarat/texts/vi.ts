import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.crane-baccarat.name': 'Baccarat Hạc',
  'game.crane-baccarat.tagline': 'Nhà Con, Nhà Cái hay Hòa: ai gần chín điểm hơn?',
  'game.crane-baccarat.help':
    'Bạn cược Nhà Con, Nhà Cái, Hòa hoặc cược phụ. Mỗi bên được hai lá; át đến chín tính theo nút, mười và bài hình tính không, chỉ lấy hàng đơn vị của tổng. Được tám hoặc chín ngay là kết thúc; nếu không, Nhà Con rút khi từ năm điểm trở xuống, Nhà Cái rút theo bảng quen thuộc. Nhà Cái trả 1,95 lần, Nhà Con 2, Hòa 10 lần; khi hòa, cược Nhà Con và Nhà Cái được hoàn. Lớn (năm hoặc sáu lá) 1,54, Nhỏ (bốn lá) 2,5, Đôi Con hoặc Đôi Cái (hai lá đầu cùng số) 12, Đôi hoàn hảo (cùng số cùng chất) 26 và cả hai bên 201, Rồng (Nhà Cái thắng bảy điểm với ba lá) 41 lần. Tỷ lệ hoàn trả chính xác về lâu dài: Nhà Cái 98,94%, Nhà Con 98,76%, Lớn 95,65%, Hòa 95,15%, Nhỏ 94,71%, Rồng 92,38%, Đôi hoàn hảo 91,95%, Đôi Con và Đôi Cái 89,63%.',
  'game.crane-baccarat.fair':
    'Mỗi ván dùng tám bộ bài đầy đủ. Sáu lá được rút từ 416 lá, bốn đến sáu lá trong đó được chia theo luật. Cược của bạn không làm đổi lá nào.',
  'game.crane-baccarat.feature.cards': 'Bài',
  'craneBaccarat.bet.seat': 'Cược',
}
