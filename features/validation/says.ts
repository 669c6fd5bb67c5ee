import type { Language } from '#server/call.ts'
import { fieldRow, type FieldName } from './fields.ts'

const vi: Readonly<Record<FieldName, string>> = {
  username: 'Tên dùng để đăng nhập.',
  password: 'Mật khẩu: mặc định chỉ xét độ dài; bắt buộc kiểu ký tự làm mật khẩu yếu đi.',
  payeeName: 'Tên chủ tài khoản ngân hàng: họ tên thật, không dấu, có dấu cách.',
  paymentPassword: 'Mật khẩu được hỏi khi rút tiền.',
  qqNum: 'Số QQ.',
  line: 'Tài khoản LINE.',
  whatsapp: 'Số WhatsApp.',
  facebook: 'Tên Facebook.',
  wechat: 'Tài khoản WeChat.',
  idNumber: 'Số giấy tờ tùy thân.',
  email: 'Địa chỉ email.',
  mobileNum: 'Số điện thoại không kèm mã vùng; mỗi nước còn có số chữ số riêng.',
  affiliateCode: 'Mã của đại lý; hiện khi địa chỉ trang không mang mã nào.',
  recommenderId: 'Người đã giới thiệu.',
  captcha: 'Các ký tự trong hình, khi có hình.',
}

/** A field's sentence in the operator's language. */
export function fieldSays(name: FieldName, language: Language): string {
  return language === 'vi' ? vi[name] : fieldRow(name).says.replace(/ \(decision \d+\)/, '')
}
