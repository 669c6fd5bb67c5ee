import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.crane-baccarat.name': 'Baccarat Hạc',
  'game.crane-baccarat.tagline': 'Nhà Con, Nhà Cái hay Hoà: gần chín điểm hơn thì thắng.',
  'game.crane-baccarat.help':
    'Bạn cược Nhà Con, Nhà Cái, Hoà hoặc cược phụ. Mỗi bên được hai lá. Át đến chín tính theo điểm lá bài, lá mười và bài hình tính 0, chỉ lấy hàng đơn vị của tổng. Hai lá được tám hoặc chín điểm thì ván kết thúc; nếu không, Nhà Con rút khi có từ năm điểm trở xuống, Nhà Cái rút theo bảng tiêu chuẩn. Nhà Cái trả 1,95 lần, Nhà Con 2, Hoà 10 lần; khi hoà, cược Nhà Con và Nhà Cái được hoàn. Lớn (năm hoặc sáu lá) trả 1,54, Nhỏ (bốn lá) 2,5, Đôi Con hoặc Đôi Cái (hai lá đầu cùng số) 12, Đôi hoàn hảo (cùng số cùng chất) 26 và cả hai bên 201, Rồng (Nhà Cái thắng bảy điểm với ba lá) 41 lần. RTP chính xác: Nhà Cái 98,94%, Nhà Con 98,76%, Lớn 95,65%, Hoà 95,15%, Nhỏ 94,71%, Rồng 92,38%, Đôi hoàn hảo 91,95%, Đôi Con và Đôi Cái 89,63%.',
  'game.crane-baccarat.fair':
    'Mỗi ván dùng tám bộ bài đầy đủ. Sáu lá được rút từ 416 lá, bốn đến sáu lá trong đó được chia theo luật. Tiền cược của bạn không ảnh hưởng đến các lá bài.',
  'game.crane-baccarat.feature.cards': 'Bài',
  'craneBaccarat.bet.seat': 'Cược',
}
