import type { SameKeys } from '../words.ts'
import type { footer as english } from './footer-en.ts'

/** The same keys as English, or it does not compile. */
export const footer: SameKeys<typeof english> = {
  'footer.pay': 'Phương thức thanh toán',
  'footer.play': 'Chơi',
  'footer.topic.about': 'Về chúng tôi',
  'footer.topic.contact': 'Liên hệ',
  'footer.topic.terms': 'Điều khoản chung',
  'footer.topic.responsible': 'Chơi có trách nhiệm',
  'footer.topic.privacy': 'Chính sách bảo mật',
  'footer.topic.affiliates': 'Đại lý liên kết',
  'footer.topic.refund': 'Chính sách hoàn tiền',
  'footer.join': 'Làm đại lý liên kết',
  'footer.trust': 'Uy tín',
  'footer.demo': 'Đây là bản demo, không có giấy phép hoạt động và không nhận tiền thật.',
  'footer.copyright': '© {year} {brand}. Mã nguồn mở theo Apache-2.0.',
  'footer.age': 'Chỉ dành cho người từ {age} tuổi trở lên.',
  'footer.ageMark': '{age}+',
}
