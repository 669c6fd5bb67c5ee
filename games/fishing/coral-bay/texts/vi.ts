import type { en } from './en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  'game.coral-bay.name': 'Vịnh San Hô',
  'game.coral-bay.tagline': 'Cá rạn san hô, cá đuối và cá mập.',
  'game.coral-bay.help':
    'Chọn một con cá rồi bắn từ một đến mười lăm viên đạn. Mỗi viên đạn là một cược riêng theo mức súng bạn chọn, bắt được cá thì nhận từ 2 đến 600 lần giá viên đạn. RTP là 97% với mọi loài cá, mọi mức súng và mọi số viên đạn. Kết quả hoàn toàn do may rủi: cách ngắm, thời điểm và tốc độ bắn không làm thay đổi cơ hội.',
  'game.coral-bay.fair':
    'Mỗi viên trong mười lăm viên đạn có hai số được rút: số thứ nhất quyết định có bắt được cá hay không, số thứ hai quyết định hệ số của cá đặc biệt. Xác suất chỉ tuỳ loài cá; vị trí, mức súng và các viên đạn trước không ảnh hưởng.',
  'game.coral-bay.feature.catch': 'Bắt được cá',
  'game.coral-bay.bet.shot': 'Viên đạn',
}
