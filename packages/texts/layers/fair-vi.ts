import type { SameKeys } from '../words.ts'
import type { fair as english } from './fair-en.ts'

/** The same keys as English, or it does not compile. */
export const fair: SameKeys<typeof english> = {
  'home.fair': 'Công bằng có thể kiểm chứng',
  'home.fairSealed': 'Chốt trước khi bạn cược',
  'home.fairSealedBig': 'SHA-256',
  'home.fairSealedText':
    'Mỗi kết quả được tạo từ seed máy chủ và seed của bạn. Bạn thấy mã băm của seed máy chủ trước mỗi ván.',
  'home.fairSealedLink': 'Xem seed của bạn',
  'home.fairExact': 'RTP chính xác',
  'home.fairExactText':
    '{game} có RTP {rtp}, được tính trên mọi kết quả có thể xảy ra. Bảng tính được công khai.',
  'home.fairExactLink': 'Kiểm chứng một ván',
  'home.fairBooks': 'Mọi khoản tiền đều khớp',
  'home.fairBooksBig': '0,00',
  'home.fairBooksText':
    'Mỗi giao dịch được ghi hai lần: phía bạn và phía chúng tôi. Bạn xem được từng khoản trong biến động số dư.',
  'home.fairBooksLink': 'Biến động số dư của bạn',
}
